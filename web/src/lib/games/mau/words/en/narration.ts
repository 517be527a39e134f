import type { MauDrawReason } from '../../../../wire/MauDrawReason'
import { obj, does, list, names, upper } from '../../../../i18n/en/say'
import type { MauNarration } from '../../words'

const cardsOf = (n: number) => (n === 1 ? 'a card' : `${n} cards`)

/** Drawing cards, and why. */
const why: Record<MauDrawReason, [you: string, they: string]> = {
  turn: ['draw', 'draws'],
  threat: ['pay the penalty and draw', 'pays the penalty and draws'],
  caught: ['were caught and draw', 'was caught and draws'],
  call_missed: ['forgot the call and draw', 'forgot the call and draws'],
  false_call: ['called wrongly and draw', 'called wrongly and draws'],
  closing: [
    'cannot close the announced round and draw',
    'cannot close the announced round and draws',
  ],
  cheating: ['were caught cheating and draw', 'was caught cheating and draws'],
  false_accusation: ['accused wrongly and draw', 'accused wrongly and draws'],
  false_catch: ['caught nobody and draw', 'caught nobody and draws'],
}

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
      `${['lay ' + what, wish && `wish for ${wish}`, claim && 'use what it does'].filter(Boolean).join(' and ')}.`,
      `${['lays ' + what, wish && `wishes for ${wish}`, claim && 'uses what it does'].filter(Boolean).join(' and ')}.`,
    )
  },
  jumpedIn: (w) => does(w, 'jump in!', 'jumps in!'),
  handChosen: (w, n) =>
    does(w, `decide: ${cardsOf(n)} for everybody.`, `decides: ${cardsOf(n)} for everybody.`),
  putBack: (card) => `The ${card} goes back under the pile.`,
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
  rotated: () => 'Everybody hands all cards on.',
  bought: (w, card) => does(w, `buy the ${card}.`, `buys the ${card}.`),
  cameBack: (w) => does(w, 'are back in the game.', 'is back in the game.'),
  lost: (w) =>
    does(w, 'hold too many cards and are out of it.', 'holds too many cards and is out of it.'),
  withdrew: (w) => does(w, 'leave; your cards lie aside.', 'leaves; the cards lie aside.'),
  accused: (w, by, guilty) =>
    `${by.you ? 'You accuse' : `${by.name} accuses`} ${obj(w)}: ${guilty ? 'it was a cheat!' : 'wrongly.'}`,
  takenBack: (w, card) => does(w, `take the ${card} back.`, `takes the ${card} back.`),
  slippedBack: (w) =>
    does(w, 'take back the card slipped under too.', 'takes back the card slipped under too.'),
  putAway: (w, n) =>
    does(w, `put ${cardsOf(n)} back on the pile.`, `puts ${cardsOf(n)} back on the pile.`),
  cancelled: (w) => does(w, 'fend it off.', 'fends it off.'),
  drew: (w, n, reason, own) => {
    const what = own ? list(own.map((card) => `the ${card}`)) : cardsOf(n)
    const [you, they] = why[reason]
    return does(w, `${you} ${what}.`, `${they} ${what}.`)
  },
  passed: (w) => does(w, 'pass.', 'passes.'),
  lastCard: (w, by) =>
    `${does(w, 'lay', 'lays')} the last card. ${does(by, 'decide', 'decides')} whether it stands.`,
  letStand: (w, by) =>
    does(
      by,
      `let ${w.name}’s last card stand.`,
      `lets ${w.you ? 'your' : `${w.name}’s`} last card stand.`,
    ),
  missed: (w) => does(w, 'miss a turn.', 'misses a turn.'),
  reversed: (clockwise) =>
    clockwise
      ? 'The direction turns: clockwise now.'
      : 'The direction turns: counter-clockwise now.',
  again: (w) => does(w, 'have another turn.', 'has another turn.'),
  called: (w, call) => does(w, `call “${call}”!`, `calls “${call}”!`),
  caught: (w, by, call) =>
    `${by.you ? 'You catch' : `${by.name} catches`} ${w.you ? 'you' : w.name}: no “${call}”.`,
  callMissed: (w, call) => does(w, `forgot to call “${call}”.`, `forgot to call “${call}”.`),
  falseCall: (w, call) =>
    does(w, `called “${call}”, but it was not true.`, `called “${call}”, but it was not true.`),
  falseCatch: (w, by, call) =>
    `${by.you ? 'You try' : `${by.name} tries`} to catch ${w.you ? 'you' : w.name}, but “${call}” is not missing.`,
  reshuffled: (n) =>
    `The discards are shuffled: ${n === 1 ? 'one card is' : `${n} cards are`} back in the pile.`,
  wentOut: (w, place) =>
    place === 1
      ? does(w, 'have laid the last card!', 'has laid the last card!')
      : does(w, `are out, in place ${place}.`, `is out, in place ${place}.`),
  dealEnded: (ending) => {
    switch (ending) {
      case 'pile_empty':
        return 'The draw pile is empty: the deal is over, nobody has won it.'
      case 'out':
        return 'The deal is over.'
      case 'stuck':
        return 'Nobody can lay or draw any more: the deal is over.'
      case 'capped':
        return 'The deal has taken too long and ends here.'
    }
  },
  matchEnded: (winners) =>
    winners.length === 1 && winners[0]?.you
      ? 'You win the game!'
      : winners.length === 1
        ? `${upper(names(winners))} wins the game!`
        : `${upper(names(winners))} win the game together!`,
}
