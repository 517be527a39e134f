import type { MauLater } from '../../words'

export const later: MauLater = {
  catchSeat: (name, n) =>
    `Catch ${name}; if nothing is missing, you draw ${n === 1 ? 'a card' : `${n} cards`}`,
  sharpWho: (name) => `Sharp: ${name} against all`,
  sharpYou: 'Sharp: you against all',
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
  claimTitle: (card) => `${card}: announce?`,
  claimHarm: (what) => `Whoever is hit is to ${what}.`,
  claimYes: 'Yes, announce',
  buyTitle: (card) => `Buy the ${card}?`,
  buyYes: 'Yes, take it into my hand',
  claimNo: 'No, just lay it',
  underTitle: (card) => `${card}: slip a card under it?`,
  underNothing: 'Slip nothing under',
  underCard: (card) => `Slip the ${card} under`,
  sheetDeal: 'No.',
  sheetSum: 'Total',
  sheetDealer: 'dealt',
  sheetEmpty: 'The first deal is still being played.',
  settingFour: 'Four colours',
  settingFourNote: 'Green clubs, blue diamonds: told apart at a glance.',
  settingConfirm: 'Tap twice to lay',
  settingConfirmNote: 'Guards against slips.',
  settingOrder: 'Sort the hand',
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
  sheetGoalBad: (n) => `It ends when somebody has ${n} points: then the fewest win.`,
  sheetKnockout: (n) => `Whoever has ${n} points is out.`,
  sheetAhead: 'ahead',
  sheetDeals: (n) => (n === 1 ? 'The match has one deal.' : `The match has ${n} deals.`),
  sheetRounds: (n) =>
    n === 1
      ? 'The match has one round; in it everybody deals once.'
      : `The match has ${n} rounds; in each of them everybody deals once.`,
  sheetRound: (n) => `Round ${n}`,
  sheetSharp: 'Sharp: the dealer plays alone against all others.',
  sheetKitty: 'Into the kitty',
  pays: (amount) => `pays ${amount}`,
  pointsDeal: (n) => `${n > 0 ? '+' : ''}${n}`,
  pointsKind: (n, bad) => {
    if (bad) return Math.abs(n) === 1 ? 'penalty point' : 'penalty points'
    return Math.abs(n) === 1 ? 'point' : 'points'
  },
  sheetWays: (bad) =>
    bad
      ? 'These are penalty points: whoever has fewest is ahead.'
      : 'Whoever has most points is ahead.',
  total: 'Total',
  noCards: 'no cards left',
  keys: {
    arrows: 'go through the cards',
    enter: 'lay the card',
    draw: 'draw or accept the penalty',
    pass: 'pass or accept the penalty',
    call: 'make the call (Mau)',
    catch: 'catch somebody',
    cheat: 'cheat (on and off)',
    accuse: 'accuse of cheating',
  },
}
