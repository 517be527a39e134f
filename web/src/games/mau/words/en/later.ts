import type { MauLater } from '../../words'

const cardsOf = (n: number) => (n === 1 ? 'one card' : `${n} cards`)

export const later: MauLater = {
  catchSeat: (name, n) =>
    `Catch ${name}; if nothing is missing, you draw ${n === 1 ? 'a card' : `${n} cards`}`,
  openHand: (name, cards) =>
    `Open hand of ${name}: ${cards.map((card) => `the ${card}`).join(', ') || 'empty'}`,
  openHandOf: (name) => `Open hand of ${name}`,
  beside: (n) => `${cardsOf(n)} face down beside the hand`,
  factor: (n) => `Deal counts ${n === 2 ? 'double' : `${n} times`}`,
  accuse: (name) => `${name} is cheating!`,
  accuseEarlier: (name) => `Before: ${name}`,
  accuseLabel: (name) => `Accuse ${name} of cheating`,
  charge: 'Charge …',
  chargeTitle: 'Whom do you charge with what?',
  trial: {
    plea: (by, charge) => `${by.name} charges you: “${charge}”. Is it true?`,
    vote: (accused, by, charge) => `${by.name} charges ${accused.name}: “${charge}”. Is it true?`,
    waits: (accused, by, charge, asked) =>
      `“${charge}” (${by.you ? 'you' : by.name} against ${accused.you ? 'you' : accused.name}): ${asked.name} is deciding.`,
    admit: 'I admit it',
    deny: 'Not true',
    convict: 'Yes, true',
    acquit: 'No',
  },
  asked: {
    race: (rule, last) =>
      last
        ? `“${rule}”: quick! It hits whoever presses last.`
        : `“${rule}”: quick! Whoever presses first counts.`,
    racing: (rule, left) => `“${rule}”: still to press: ${left.join(', ')}`,
    here: 'Here!',
    waits: (rule, name) => `“${rule}”: ${name} is deciding.`,
    whether: (rule) => `“${rule}”: shall it happen?`,
    whom: (rule) => `“${rule}”: whom shall it hit?`,
    give: (rule, name, n) =>
      `“${rule}”: which card does ${name} get?${n > 1 ? ` (${cardsOf(n)} to go)` : ''}`,
    pass: (rule, name, n) =>
      `“${rule}”: what do you pass to ${name}?${n > 1 ? ` (${cardsOf(n)} to go)` : ''}`,
    putAway: (rule, n) =>
      `“${rule}”: which card do you put away?${n > 1 ? ` (${cardsOf(n)} to go)` : ''}`,
    yes: 'Yes',
    way: (rule) => `“${rule}”: which way shall all hands go?`,
    left: 'To the left',
    right: 'To the right',
    no: 'No',
    nobody: 'Nobody',
    addRule: (rule) => `“${rule}”: which rule shall hold from now on?`,
    pick: (rule, hit) =>
      hit.you
        ? `“${rule}”: which of these hits you?`
        : `“${rule}”: which of these hits ${hit.name}?`,
    wish: (rule) => `“${rule}”: what do you wish for?`,
  },
  tooSoon: 'Look first: an accusation counts a moment later.',
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
  wishCard: 'Suit of the card',
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
  team: (n: number) => `Team ${n + 1}`,
  sheetTeam: 'Team',
  sheetDeal: 'No.',
  sheetSum: 'Total',
  sheetDealer: 'dealt',
  sheetEmpty: 'The first deal is still being played.',
  settingFour: 'Four-colour cards',
  settingFourNote: 'Green clubs, blue diamonds: easy to tell apart.',
  settingGerman: 'German-suited cards',
  settingGermanNote:
    'Acorns, leaves, hearts and bells with Unter, Ober, king and deuce. The rules text still speaks of clubs, spades and diamonds.',
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
  dealWon: (names, n) => `${names} ${n === 1 ? 'wins' : 'win'} the deal`,
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
  sheetPot: (n) => (n === 1 ? 'One point lies in the pot.' : `${n} points lie in the pot.`),
  sheetKitty: 'Into the kitty',
  sheetPays: 'Pays',
  pays: (amount) => `pays ${amount}`,
  gets: (amount) => `gets ${amount}`,
  pointsDeal: (n) => `${n > 0 ? '+' : ''}${n}`,
  pointsKind: (n, bad) => {
    if (bad) return Math.abs(n) === 1 ? 'penalty point' : 'penalty points'
    return Math.abs(n) === 1 ? 'point' : 'points'
  },
  sheetDirection: (bad) =>
    bad ? 'These are penalty points: the fewer, the better.' : 'The more points, the better.',
  total: 'Total',
  noCards: 'no cards left',
  keys: {
    arrows: 'go through the cards',
    enter: 'play the card',
    draw: 'draw or accept the penalty',
    pass: 'pass or accept the penalty',
    call: 'make the call (Mau)',
    catch: 'catch somebody',
    cheat: 'cheat (on and off)',
    accuse: 'accuse of cheating',
  },
}
