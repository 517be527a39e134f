import { does, list, names, obj, upper } from '../../../../lib/i18n/en/say'
import type { MaxOrigin } from '../../../../lib/wire/MaxOrigin'
import type { MaxWhy } from '../../../../lib/wire/MaxWhy'
import type { MaxNarration } from '../../words'

const cardsOf = (n: number) => (n === 1 ? 'a card' : `${n} cards`)
const pointsOf = (n: number) => (n === 1 ? 'a penalty point' : `${n} penalty points`)
const a = (card: string) => (/^([aeiou8])/.test(card) ? `an ${card}` : `a ${card}`)

/** Two of a kind are counted together. */
const same = (cards: string[]) =>
  cards.length === 2 && cards[0] === cards[1]
    ? [`two ${cards[0]}s`]
    : cards.map((card) => (card.startsWith('an ') ? card : a(card)))

const because: Record<MaxWhy, string> = {
  lie: 'for the lie',
  doubt: 'for the wrong doubt',
  trap: 'for turning it over',
  antidote: 'by the antidote',
  accepted: 'without looking',
  wrong_form: 'for the wrong order',
}

const where: Record<MaxOrigin, string> = {
  top: 'Turned over',
  discard: 'Instead, from the discard pile',
  draw: 'Instead, from the draw pile',
}

export const narration: MaxNarration = {
  roundStarted: (round, w) => `Round ${round}: ${w.you ? 'you begin' : `${w.name} begins`}.`,
  drew: (w, n, own) => {
    const what = own ? list(own.map(a)) : cardsOf(n)
    return does(w, `draw ${what}.`, `draws ${what}.`)
  },
  reshuffled: (n) =>
    `The discard pile is shuffled: ${n === 1 ? 'one card is' : `${n} cards are`} back in the draw pile, the top two stay.`,
  laid: (w, from, own) => {
    const what = own ? list(same(own)) : from
    return does(w, `play ${what}.`, `plays ${what}.`)
  },
  reversed: (clockwise) =>
    clockwise
      ? 'The direction changes: clockwise now.'
      : 'The direction changes: counter-clockwise now.',
  skipped: (w) => does(w, 'are skipped.', 'is skipped.'),
  believed: (w) => does(w, 'believe it.', 'believes it.'),
  doubted: (w, announcer) => does(w, `doubt ${obj(announcer)}.`, `doubts ${obj(announcer)}.`),
  turnedUp: (card, origin) => `${where[origin]}: ${card}.`,
  trapped: (w, virus, bomb) => {
    const what = virus && bomb ? 'Virus and bomb hit' : virus ? 'The virus hits' : 'The bomb hits'
    return `${what} ${obj(w)} unless something helps.`
  },
  shown: (w, cards) => does(w, `show ${list(cards.map(a))}.`, `shows ${list(cards.map(a))}.`),
  bore: (w) => does(w, 'show nothing.', 'shows nothing.'),
  judged: (claim, worth) =>
    worth === null
      ? `${claim} was announced: worthless.`
      : `${claim} was announced: actually ${worth}.`,
  penalty: (w, points, total, why) =>
    does(
      w,
      `get ${pointsOf(points)} ${because[why]} and have ${total} now.`,
      `gets ${pointsOf(points)} ${because[why]} and has ${total} now.`,
    ),
  matchEnded: (loser, winners) =>
    `${does(loser, 'have', 'has')} lost the match. ${upper(names(winners))} ${winners.length === 1 && !winners[0]?.you ? 'wins' : 'win'}!`,
}
