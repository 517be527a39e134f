import type { MaxLaid } from '../../../lib/wire/MaxLaid'
import type { MaxMove } from '../../../lib/wire/MaxMove'
import type { MaxView } from '../../../lib/wire/MaxView'
import { words } from '../words'
import type { Selection } from './selection'
import type { MoveOptions } from './options'

export type ActionButton = {
  /** A name by which scripts and tests find the button. */
  id?: string
  label: string
  note?: string
  key?: string
  /** What it does; null if it cannot be pressed now. */
  act: (() => void) | null
  /** The move it would make if it could; null if its label already says what is missing. */
  tries?: MaxMove | null
  tone?: 'calm' | 'bold'
}

type Situation = {
  game: MaxView
  options: MoveOptions
  selection: Selection
  /** The cards chosen, if they can be laid like this. */
  lay: MoveOptions['lays'][number] | null
  /** What is to be announced, as far as it has been picked or typed. */
  said: string
  help: boolean
  /** Whether values are typed. */
  types: boolean
  move: (move: MaxMove) => void
  add: (card: MaxLaid) => void
  pick: (said: string) => void
}

/** What the two buttons say and do now. */
export function actionsOf(situation: Situation): {
  left: ActionButton | null
  right: ActionButton
} {
  if (situation.options.lays.length > 0) return laying(situation)
  if (situation.options.says.size > 0) return announcing(situation)
  return judging(situation)
}

function judging({ game, options, move }: Situation) {
  const t = words.t.table
  const phase = game.phase.phase === 'judge' ? game.phase : null
  const mine = options.doubt || options.believe
  const left: ActionButton = {
    id: 'believe',
    label: t.believe,
    key: t.keyBelieve,
    act: options.believe ? () => move({ move: 'believe' }) : null,
    tries: { move: 'believe' },
    tone: 'calm',
  }
  const right: ActionButton = {
    id: 'doubt',
    label: t.doubt,
    key: t.keyDoubt,
    act: options.doubt ? () => move({ move: 'doubt' }) : null,
    tries: { move: 'doubt' },
    tone: 'bold',
  }
  if (!mine || !phase) return { left, right }
  left.note = phase.accept_costs
    ? t.believeCosts(phase.accept_costs)
    : phase.may_believe
      ? t.believeNote
      : t.believeNot
  right.note = t.doubtCosts(phase.doubt_costs)
  return { left, right }
}

function laying({ options, selection, lay, move, add }: Situation) {
  const t = words.t.table
  const unseen = options.lays.some(({ cards }) => cards.includes('unseen'))
  const more = options.lays.some(({ cards }) => cards.length > selection.length)
  const left: ActionButton | null = unseen
    ? { label: t.addUnseen, key: 'U', act: more ? () => add('unseen') : null }
    : null
  const least = Math.min(...options.lays.map(({ cards }) => cards.length))
  const right: ActionButton = {
    label: lay ? t.lay(selection.length) : t.layOpening(Math.max(1, least - selection.length)),
    key: t.keys.confirmKey,
    act: lay ? () => move({ move: 'lay', cards: lay.cards }) : null,
    tries: { move: 'lay', cards: [...selection] },
    tone: 'calm',
  }
  return { left, right }
}

function announcing({ game, options, said, help, types, move, pick }: Situation) {
  const t = words.t.table
  const known =
    game.worth.worth === 'value' && options.says.has(game.worth.claim) ? game.worth.claim : null
  const tried = said.length === 2 && !said.includes('0') ? said : game.history.at(-1)?.claim
  const possible = options.says.has(said) || options.slips.has(said)
  const right: ActionButton = {
    label: possible
      ? t.announce(said)
      : said.length === 2
        ? t.tooLow(said)
        : types
          ? t.announceType
          : t.announceNothing,
    key: t.keys.confirmKey,
    act: possible ? () => move({ move: 'announce', said }) : null,
    tries: tried ? { move: 'announce', said: tried } : null,
    tone: 'calm',
  }
  if (types)
    return { left: { label: t.erase, act: said ? () => pick(said.slice(0, -1)) : null }, right }
  // With help, the true value can be announced with one tap.
  const left: ActionButton | null =
    help && known ? { label: t.truth(known), act: () => pick(known) } : null
  return { left, right }
}
