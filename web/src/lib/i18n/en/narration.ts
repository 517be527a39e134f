import type { Dictionary } from '../i18n.svelte'
import type { Who } from '../who'

const cardsOf = (n: number) => (n === 1 ? 'a card' : `${n} cards`)
const does = (w: Who, you: string, they: string) => (w.you ? `You ${you}` : `${w.name} ${they}`)
const list = (all: string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(all)
const names = (all: Who[]) => list(all.map((w) => (w.you ? 'you' : w.name)))
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const narration: Dictionary['narration'] = {
  sat: (w) => does(w, 'sit down at the table.', 'sits down at the table.'),
  stood: (w) => does(w, 'stand up.', 'stands up.'),
  botTookOver: (w) => (w.you ? 'A bot plays on for you.' : `A bot plays on for ${w.name}.`),
  returned: (w) => does(w, 'are back.', 'is back.'),
  started: () => 'The game begins.',
  dealStarted: (deal, dealer, starter) =>
    `Round ${deal}: ${dealer.you ? 'you deal' : `${dealer.name} deals`}, ${starter.you ? 'you begin' : `${starter.name} begins`}.`,
  dealt: (w, n) => does(w, `get ${cardsOf(n)}.`, `gets ${cardsOf(n)}.`),
  turnedUp: (card) => `Turned up: ${card}.`,
  played: (w, card) => does(w, `lay the ${card}.`, `lays the ${card}.`),
  playedWish: (w, card, suit) =>
    does(w, `lay the ${card} and wish for ${suit}.`, `lays the ${card} and wishes for ${suit}.`),
  threatened: (w, draw, miss) => {
    const what = [draw > 0 ? `draw ${cardsOf(draw)}` : '', miss ? 'miss a turn' : ''].filter(
      Boolean,
    )
    return does(w, `are to ${what.join(' and ')}.`, `is to ${what.join(' and ')}.`)
  },
  cancelled: (w) => does(w, 'lift the penalty.', 'lifts the penalty.'),
  drew: (w, n, reason, own) => {
    const what = own ? list(own.map((card) => `the ${card}`)) : cardsOf(n)
    switch (reason) {
      case 'turn':
        return does(w, `draw ${what}.`, `draws ${what}.`)
      case 'threat':
        return does(w, `draw ${what} as a penalty.`, `draws ${what} as a penalty.`)
      case 'caught':
        return does(w, `were caught and draw ${what}.`, `was caught and draws ${what}.`)
      case 'call_missed':
        return does(w, `forgot the call and draw ${what}.`, `forgot the call and draws ${what}.`)
      case 'false_call':
        return does(w, `called wrongly and draw ${what}.`, `called wrongly and draws ${what}.`)
    }
  },
  passed: (w) => does(w, 'pass.', 'passes.'),
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
  reshuffled: (n) =>
    `The discards are shuffled: ${n === 1 ? 'one card is' : `${n} cards are`} back in the pile.`,
  wentOut: (w, place) =>
    place === 1
      ? does(w, 'have laid the last card!', 'has laid the last card!')
      : does(w, `are out, in place ${place}.`, `is out, in place ${place}.`),
  dealEnded: (ending) => {
    switch (ending) {
      case 'out':
        return 'The round is over.'
      case 'stuck':
        return 'Nobody can lay or draw any more: the round is over.'
      case 'capped':
        return 'The round has taken too long and ends here.'
    }
  },
  matchEnded: (winners) =>
    winners.length === 1 && winners[0]?.you
      ? 'You win the game!'
      : winners.length === 1
        ? `${upper(names(winners))} wins the game!`
        : `${upper(names(winners))} win the game together!`,
}
