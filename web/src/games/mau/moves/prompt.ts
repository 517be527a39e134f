import type { MauMove } from '../../../lib/wire/MauMove'
import type { MauView } from '../../../lib/wire/MauView'
import type { Suit } from '../../../lib/wire/Suit'
import type { TableView } from '../../../lib/wire/TableView'
import { nameAt, whoAt } from '../../../table/names'
import { callAt, isCallRight } from '../context'
import { words } from '../words'
import type { Plays } from './plays'
import { parseWish, wishName } from './wish'

/** What the reader is asked beyond laying or drawing, with the answers that are no cards. */
export type Prompt = { text: string; choices: Choice[] }
export type Choice = {
  label: string
  move: MauMove
  /** The suit that it is about, to be seen at a glance. */
  suit?: Suit | undefined
}

export type Situation = { view: TableView; game: MauView; plays: Plays }

export function promptOf(situation: Situation): Prompt | null {
  const { view, game, plays } = situation
  const { prompts } = words.t.table
  const mine = game.viewer !== null && game.turn === game.viewer
  if (game.phase === 'deal_hands') {
    return mine ? null : { text: prompts.hands(nameAt(view, game.turn)), choices: [] }
  }
  if (game.phase === 'wish') {
    if (mine) return { text: prompts.wish, choices: wishes(plays) }
    return { text: prompts.wishes(nameAt(view, game.turn)), choices: [] }
  }
  if (game.phase === 'last_card') return lastCard(situation, game)
  if (!mine) return plays.legal.plays.size > 0 ? { text: prompts.jump, choices: [] } : null
  if (plays.cheating) return { text: prompts.cheat, choices: cheatedDraws(plays, game) }
  switch (game.phase) {
    case 'threat': {
      const [victim, author] = [whoAt(view, game.turn), whoAt(view, game.from)]
      return { text: words.t.threatened(victim, author, game), choices: [] }
    }
    case 'target':
      return {
        text: prompts.target(words.t.threat(game, whoAt(view, game.turn))),
        choices: plays.legal.targets.map((seat) => ({
          label: nameAt(view, seat),
          move: { move: 'target', seat },
        })),
      }
    case 'give':
      return { text: prompts.give(nameAt(view, game.to)), choices: [] }
    case 'together':
      return { text: plays.legal.plays.size > 0 ? prompts.together : prompts.done, choices: [] }
    default:
      return reminder(situation)
  }
}

const begun = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What can be wished without laying a card; to go without comes last. */
export function wishes({ legal }: Plays): Choice[] {
  const wished = legal.wishes.filter((wish) => wish !== null)
  const choices: Choice[] = wished.map((wish) => {
    const means = parseWish(wish)
    const suit = means.of === 'suit' ? means.suit : undefined
    return { label: begun(wishName(wish)), move: { move: 'wish', wish }, suit }
  })
  if (wished.length === legal.wishes.length) return choices
  return [...choices, { label: words.t.table.noWish, move: { move: 'wish' } }]
}

/** A last card lies: whoever is next lets it stand or accuses; all others may accuse as well. */
function lastCard(
  { view, plays }: Situation,
  game: Extract<MauView, { phase: 'last_card' }>,
): Prompt {
  const { lastCard: t } = words.t.table
  const [owner, decides] = [whoAt(view, game.of), whoAt(view, game.turn)]
  const { pass, accuse } = {
    pass: plays.legal.pass,
    accuse: plays.irregular.accuse.includes(game.of),
  }
  if (pass) {
    const stand: Choice = { label: t.stand, move: { move: 'pass' } }
    const cheats: Choice = { label: t.cheats, move: { move: 'accuse', seat: game.of } }
    return { text: t.decide(owner), choices: accuse ? [stand, cheats] : [stand] }
  }
  return { text: t.lies(owner, decides, accuse), choices: [] }
}

/** What can be drawn, or left undrawn, against the rules. */
function cheatedDraws({ irregular }: Plays, game: MauView): Choice[] {
  // Everything due can be left out: the largest of these leaves nothing to draw.
  const due = Math.max(0, ...irregular.short)
  const short = irregular.short.map((missing): Choice => ({
    label: words.t.table.shortOf(due - missing, due),
    move: { move: 'draw_short', missing },
  }))
  const { drawAllTheSame, passAllTheSame } = words.t.table
  // Where nothing is drawn, that is passing.
  const label = game.due > 0 ? drawAllTheSame : passAllTheSame
  if (irregular.draw) short.push({ label, move: { move: 'draw' } })
  if (irregular.pass) short.push({ label: passAllTheSame, move: { move: 'pass' } })
  return short
}

/** Where the rules let the table remind people of a call, this is the reminder. */
function reminder({ view, game, plays }: Situation): Prompt | null {
  const call = plays.legal.calls.find(
    (call) => view.rules.calls[call]?.enforced === 'reminder' && isCallRight(game, call),
  )
  if (call === undefined) return null
  return { text: words.t.table.prompts.remind(callAt(view, call)), choices: [] }
}
