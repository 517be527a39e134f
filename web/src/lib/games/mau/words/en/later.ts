import type { MauLater } from '../../words'

export const later: MauLater = {
  catchSeat: (name, n) =>
    `Catch ${name}; if nothing is missing, you draw ${n === 1 ? 'a card' : `${n} cards`}`,
  sharpWho: (name) => `Sharp round: ${name} against everybody`,
  sharpYou: 'Sharp round: you against everybody',
  chart: 'Points after each deal',
  hands: {
    title: 'How many cards does everybody get?',
    fewer: 'One card fewer',
    more: 'One card more',
    action: (n) => `Deal ${n === 1 ? 'one card' : `${n} cards`}`,
  },
  asTitle: (card) => `${card}: what does it stand for?`,
  asCard: 'A card',
  asWish: 'A wish',
  wishTitle: (card) => `${card}: what do you wish for?`,
  noWish: 'No wish',
  claimTitle: (card) => `${card}: use its effect?`,
  claimHarm: (what) => `Whoever is hit must ${what}.`,
  claimYes: 'Yes, use it',
  buyTitle: (card) => `Buy the ${card}?`,
  buyYes: 'Yes, take it into my hand',
  claimNo: 'No, just play it',
  underTitle: (card) => `${card}: slip a card under it?`,
  underNothing: 'Slip no card under it',
  underCard: (card) => `Slip the ${card} under it`,
  sheetDeal: 'No.',
  sheetSum: 'Total',
  sheetDealer: 'dealt',
  sheetEmpty: 'The first deal is still being played.',
  settingFour: 'Four-colour cards',
  settingFourNote: 'Green clubs, blue diamonds: easy to tell apart.',
  settingConfirm: 'Tap twice to play',
  settingConfirmNote: 'Saves you from playing a card by mistake.',
  settingOrder: 'Sort my hand',
  orderSuit: 'by suit',
  orderRank: 'by rank',
  dealOver: (n) => `Deal ${n} is over`,
  dealWonYou: 'You win the deal!',
  dealLostYou: 'You have lost the deal.',
  dealLost: (name, n) => `${name} ${n === 1 ? 'has' : 'have'} lost the deal.`,
  matchLostYou: 'You have lost the match.',
  matchLost: (name, n) => `${name} ${n === 1 ? 'has' : 'have'} lost the match.`,
  dealWon: (name) => `${name} wins the deal`,
  sheetGoal: (n) => `The first to reach ${n} points wins.`,
  sheetGoalBad: (n) => `It ends when somebody has ${n} points: whoever has the fewest wins.`,
  sheetKnockout: (n) => `Whoever has ${n} points is out.`,
  sheetAhead: 'ahead',
  sheetDeals: (n) => (n === 1 ? 'The match has one deal.' : `The match has ${n} deals.`),
  sheetRounds: (n) =>
    n === 1
      ? 'The match has one round: everybody deals once.'
      : `The match has ${n} rounds: everybody deals once in each.`,
  sheetRound: (n) => `Round ${n}`,
  sheetSharp: 'Sharp: the dealer plays alone against everybody else.',
  sheetKitty: 'Into the kitty',
  pays: (amount) => `pays ${amount}`,
  pointsDeal: (n) => `${n > 0 ? '+' : ''}${n}`,
  pointsKind: (n, bad) => {
    if (bad) return Math.abs(n) === 1 ? 'penalty point' : 'penalty points'
    return Math.abs(n) === 1 ? 'point' : 'points'
  },
  sheetWays: (bad) =>
    bad ? 'These are penalty points: the fewer, the better.' : 'The more points, the better.',
  total: 'Total',
  noCards: 'no cards left',
}
