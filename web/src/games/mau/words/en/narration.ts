import { obj, does, list, names, upper } from '../../../../lib/i18n/en/say'
import type { MauNarration } from '../../words'

const cardsOf = (n: number) => (n === 1 ? 'a card' : `${n} cards`)

/** Why, in the words of the rules of the table. */
const because = (cause: string) => (cause ? `: ${cause}` : '')

export const narration: MauNarration = {
  oneOf: {
    A: 'an ace',
    K: 'a king',
    Q: 'a queen',
    J: 'a jack',
    '10': 'a 10',
    '9': 'a 9',
    '8': 'an 8',
    '7': 'a 7',
    '6': 'a 6',
    '5': 'a 5',
    '4': 'a 4',
    '3': 'a 3',
    '2': 'a 2',
  },
  dealStarted: (deal, dealer, starter) =>
    `Deal ${deal}: ${dealer.you ? 'you deal' : `${dealer.name} deals`}, ${starter.you ? 'you begin' : `${starter.name} begins`}.`,
  dealt: (w, n) => does(w, `get ${cardsOf(n)}.`, `gets ${cardsOf(n)}.`),
  turnedUp: (card) => `Turned up: ${card}.`,
  played: (w, card, { as, wish, claim }) => {
    const what = as ? `the ${card} as the ${as}` : `the ${card}`
    return does(
      w,
      `${['play ' + what, wish && `wish for ${wish}`, claim && 'use its effect'].filter(Boolean).join(' and ')}.`,
      `${['plays ' + what, wish && `wishes for ${wish}`, claim && 'uses its effect'].filter(Boolean).join(' and ')}.`,
    )
  },
  jumpedIn: (w) => does(w, 'jump in!', 'jumps in!'),
  handChosen: (w, n) =>
    does(w, `decide: ${cardsOf(n)} for everybody.`, `decides: ${cardsOf(n)} for everybody.`),
  wished: (w, wish = 'nothing') => does(w, `wish for ${wish}.`, `wishes for ${wish}.`),
  putBack: (card) => `The ${card} goes back under the draw pile.`,
  targeted: (w, target) => does(w, `choose ${obj(target)}.`, `chooses ${obj(target)}.`),
  gave: (from, to, card) =>
    does(
      from,
      `give ${obj(to)} ${card ? `the ${card}` : 'a card'}.`,
      `gives ${obj(to)} ${card ? `the ${card}` : 'a card, face down'}.`,
    ),
  took: (from, to, card) =>
    does(
      to,
      `take ${card ? `the ${card}` : 'a card'} out of ${from.you ? 'your' : `${from.name}’s`} hand.`,
      `takes ${card ? `the ${card}` : 'a card'} out of ${from.you ? 'your' : `${from.name}’s`} hand.`,
    ),
  swapped: (all) =>
    all.some((w) => w.you)
      ? `You swap hands with ${all.find((w) => !w.you)?.name ?? ''}.`
      : `${upper(names(all))} swap hands.`,
  rotated: (to) => {
    const where = to ? (to === 'clockwise' ? ' to the left' : ' to the right') : ''
    return `Everybody passes their whole hand on${where}.`
  },
  bought: (w, card) => does(w, `buy the ${card}.`, `buys the ${card}.`),
  cameBack: (w) => does(w, 'are back in the game.', 'is back in the game.'),
  ruleApplied: (w, cause) => `${w.you ? 'You' : w.name}${because(cause)}!`,
  lot: (w) => `The lot falls on ${obj(w)}.`,
  rolled: (n) => `The lot says: ${cardsOf(n)}.`,
  renewed: (w) =>
    w.you
      ? 'Your hand is shuffled in and dealt anew.'
      : `${w.name}: the hand is shuffled in and dealt anew.`,
  tookPile: (w, n) =>
    does(w, `take the discard pile: ${cardsOf(n)}.`, `takes the discard pile: ${cardsOf(n)}.`),
  reacted: (w, yes, race) => {
    if (!race) return `${w.you ? 'You' : w.name}: ${yes ? 'yes.' : 'no.'}`
    return yes ? does(w, 'press.', 'presses.') : does(w, 'give up.', 'gives up.')
  },
  ruleAdded: (w, cause) => does(w, `add a rule${because(cause)}.`, `adds a rule${because(cause)}.`),
  slowest: (w) => does(w, 'are the slowest.', 'is the slowest.'),
  putUnder: (w, card) =>
    does(
      w,
      `put ${card ? `the ${card}` : 'a card'} under the draw pile.`,
      `puts ${card ? `the ${card}` : 'a card'} under the draw pile.`,
    ),
  lookedAt: (by, w, cards) => {
    const what = cards ? `: ${list(cards.map((card) => `the ${card}`))}` : ''
    return `${by.you ? 'You look' : `${by.name} looks`} at ${w.you ? 'your' : `${w.name}’s`} cards${what}.`
  },
  showed: (w, cards) => {
    const what = cards.length === 0 ? 'an empty hand' : list(cards.map((card) => `the ${card}`))
    return does(w, `show everybody ${what}.`, `shows everybody ${what}.`)
  },
  handOpened: (w, cards) => {
    const what = cards.length === 0 ? '' : `: ${list(cards.map((card) => `the ${card}`))}`
    return does(w, `play with an open hand${what}.`, `plays with an open hand${what}.`)
  },
  turnedOver: (back, top) =>
    `All cards show their ${back ? 'backs' : 'fronts again'}${top ? `; the ${top} lies on top` : ''}.`,
  handClosed: (w) => does(w, 'hide your hand again.', 'hides the hand again.'),
  switched: (state, on, w) => {
    const whose = w ? ` for ${w.you ? 'you' : w.name}` : ''
    return on
      ? `From now on “${state}” holds${whose}.`
      : `Over: “${state}” holds${whose} no longer.`
  },
  noted: (w, n) => {
    const what = `${String(n).replace('-', '−')} ${Math.abs(n) === 1 ? 'point' : 'points'}`
    return does(w, `score ${what}.`, `scores ${what}.`)
  },
  excluded: (w, cause) =>
    does(w, `are out of this deal${because(cause)}.`, `is out of this deal${because(cause)}.`),
  withdrew: (w) =>
    does(w, 'leave; your cards are set aside.', 'leaves; their cards are set aside.'),
  accused: (w, by, cause) =>
    `${by.you ? 'You accuse' : `${by.name} accuses`} ${obj(w)}${because(cause)}.`,
  charged: (w, by, charge) =>
    `${by.you ? 'You charge' : `${by.name} charges`} ${obj(w)}: “${charge}”.`,
  judged: (w, guilty) => `${w.you ? 'You' : w.name}: ${guilty ? 'true.' : 'not true.'}`,
  verdict: (w, charge, guilty) =>
    `The charge “${charge}” against ${obj(w)} ${guilty ? 'counts.' : 'does not count.'}`,
  takenBack: (w, card) => does(w, `take the ${card} back.`, `takes the ${card} back.`),
  slippedBack: (w) =>
    does(
      w,
      'take back the card slipped under it too.',
      'takes back the card slipped under it too.',
    ),
  putAway: (w, n) =>
    does(
      w,
      `put ${cardsOf(n)} back on the draw pile.`,
      `puts ${cardsOf(n)} back on the draw pile.`,
    ),
  cancelled: (w) => does(w, 'fend it off.', 'fends it off.'),
  drew: (w, n, cause, own) => {
    if (n === 0) return does(w, 'find nothing to draw.', 'finds nothing to draw.')
    const what = `${own ? list(own.map((card) => `the ${card}`)) : cardsOf(n)}${because(cause)}`
    return does(w, `draw ${what}.`, `draws ${what}.`)
  },
  laidBeside: (w, n, cause) => {
    const what = `${cardsOf(n)} face down beside ${w.you ? 'your' : 'the'} hand${because(cause)}`
    return does(w, `put ${what}.`, `puts ${what}.`)
  },
  tookUp: (w, n, own) => {
    const what = own ? list(own.map((card) => `the ${card}`)) : cardsOf(n)
    return does(
      w,
      `take up what lay beside your hand: ${what}.`,
      `takes up what lay beside the hand: ${what}.`,
    )
  },
  passed: (w) => does(w, 'pass.', 'passes.'),
  lastCard: (w, by) =>
    `${does(w, 'play your', 'plays their')} last card. ${does(by, 'decide', 'decides')} whether it stands.`,
  letStand: (w, by) =>
    does(
      by,
      `let ${w.name}’s last card stand.`,
      `lets ${w.you ? 'your' : `${w.name}’s`} last card stand.`,
    ),
  missed: (w) => does(w, 'skip a turn.', 'skips a turn.'),
  reversed: (clockwise) =>
    clockwise ? 'Play now goes clockwise.' : 'Play now goes counter-clockwise.',
  again: (w) => does(w, 'have another turn.', 'has another turn.'),
  called: (w, call) => does(w, `call “${call}”!`, `calls “${call}”!`),
  caught: (w, by, cause) =>
    `${by.you ? 'You catch' : `${by.name} catches`} ${obj(w)}${because(cause)}.`,
  falseCatch: (w, by, cause) =>
    `${by.you ? 'You try' : `${by.name} tries`} to catch ${obj(w)}${because(cause)}.`,
  reshuffled: (n) =>
    `The discard pile is shuffled: ${n === 1 ? 'one card is' : `${n} cards are`} back in the draw pile.`,
  wentOut: (w, place) =>
    place === 1
      ? does(w, 'have played your last card!', 'has played their last card!')
      : does(w, `are out, number ${place}.`, `is out, number ${place}.`),
  dealEnded: (cause) => `The deal is over${because(cause)}.`,
  matchEnded: (winners) =>
    winners.length === 1 && winners[0]?.you
      ? 'You win the match!'
      : winners.length === 1
        ? `${upper(names(winners))} wins the match!`
        : `${upper(names(winners))} win the match together!`,
}
