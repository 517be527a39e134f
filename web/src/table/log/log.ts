import { narrators } from '../../games/narrators.svelte'
import type { Who } from '../../lib/i18n/who'
import { LazyValue } from '../../lib/lazy-value.svelte'
import type { GameMove } from '../../lib/wire/GameMove'
import type { RulesInfo } from '../../lib/wire/RulesInfo'
import type { TableEvent } from '../../lib/wire/TableEvent'
import type { TableView } from '../../lib/wire/TableView'
import { narration } from '../words'

/** One event with the names of that moment: people come and go, the log keeps who it was. */
export type LogEntry = {
  id: number
  event: LogEvent
  people: People
  /** What was done, where somebody may know more of it than the event tells. */
  move?: GameMove | null
}
export type Told = Pick<LogEntry, 'event' | 'people'>
/** What gets a line: what happened, and what somebody wrote. */
export type LogEvent = TableEvent | { type: 'wrote'; seat: number; name: string; text: string }
export type People = {
  names: string[]
  you: number | null
  /** What things are called by the rules of that time. */
  rules: Pick<RulesInfo, 'calls' | 'charges' | 'causes' | 'deck'>
}

export function peopleOf(view: TableView): People {
  return {
    names: view.seats.map(({ occupant }) => (occupant.kind === 'free' ? '' : occupant.name)),
    you: view.you.seat,
    rules: view.rules,
  }
}

export function whoIn(people: People, seat: number, name?: string): Who {
  return { you: people.you === seat, name: name ?? people.names[seat] ?? '' }
}

export const loadSentences = () => import('./sentences.lazy')

/** The sentences are loaded with the first event, or when the log is opened. */
export const sentences = new LazyValue(async () => (await narration.with(loadSentences)).sentenceOf)

/** What happened, in the reader's language. Empty until the sentences have been loaded. */
export const narrate = (entry: Told): string => sentences.value?.(entry) ?? ''

/** The card that a line speaks of, if there is one that everybody saw. */
export function cardOf({ event }: Pick<LogEntry, 'event'>): string | null {
  if (event.type !== 'game') return null
  const told = event.event
  return 'card' in told ? (told.card ?? null) : null
}

export function isLogged(event: LogEvent): boolean {
  // The game reports it too, and says what happens to the cards.
  if (event.type === 'withdrew') return false
  return event.type !== 'game' || narrators.isLogged(event.event)
}
