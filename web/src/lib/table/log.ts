import { tellers, type Telling } from '../games/tellers.svelte'
import { i18n } from '../i18n/i18n.svelte'
import type { Who } from '../i18n/who'
import { credits } from '../manner/credits'
import { mannerText } from '../manner/changes'
import { never } from '../never'
import type { TableEvent } from '../wire/TableEvent'
import type { TableView } from '../wire/TableView'
import type { Text } from '../wire/Text'
import { changesOf } from './changes'

/** One event with the names of its moment: people come and go, the log keeps who it was. */
export type LogEntry = { id: number; event: Line; people: People }
/** What gets a line: what happened, and what somebody wrote. */
export type Line = TableEvent | { type: 'wrote'; seat: number; name: string; text: string }
export type People = { names: string[]; you: number | null; calls: Text[] }

export function peopleOf(view: TableView): People {
  return {
    names: view.seats.map(({ occupant }) => (occupant.kind === 'free' ? '' : occupant.name)),
    you: view.you.seat,
    calls: view.rules.calls.map((call) => call.name),
  }
}

export function whoIn(people: People, seat: number, name?: string): Who {
  return { you: people.you === seat, name: name ?? people.names[seat] ?? '' }
}

export function narrate({ event, people }: Pick<LogEntry, 'event' | 'people'>): string {
  const { narration } = i18n.t
  const telling: Telling = {
    who: (seat) => whoIn(people, seat),
    call: (index) => {
      const name = people.calls[index]
      return name ? i18n.pick(name) : ''
    },
  }
  switch (event.type) {
    case 'sat':
      return narration.sat(whoIn(people, event.seat, event.name))
    case 'stood':
      // The seat may be someone else's by now, so the name alone says who it was.
      return narration.stood({ you: false, name: event.name })
    case 'bot_took_over':
      return narration.botTookOver(telling.who(event.seat))
    case 'returned':
      return narration.returned(telling.who(event.seat))
    case 'said': {
      const { own, phrases } = i18n.t.talk
      const text = phrases[event.phrase]
      const you = own[event.phrase]
      const who = telling.who(event.seat)
      return you === undefined ? narration.said(who, text) : narration.gestured(who, you, text)
    }
    case 'wrote':
      return narration.said(whoIn(people, event.seat, event.name), event.text)
    case 'handed_over':
      return narration.handedOver(whoIn(people, event.seat, event.name))
    case 'withdrew':
      return narration.withdrew(telling.who(event.seat))
    case 'voted':
      return narration.voted(telling.who(event.seat), telling.who(event.about))
    case 'manner_set':
      return mannerText(event.before, event.manner) || narration.mannerSet()
    case 'rules_set':
      return narration.rulesSet(changesOf(event.change).join(' '))
    case 'host_changed':
      return event.name === null ? narration.noHost() : narration.hostChanged(event.name)
    case 'sent_away':
      return narration.sentAway(event.name)
    case 'conceded':
      return narration.conceded(telling.who(event.winner))
    case 'settled':
      return narration.settled(event.winners.map(telling.who), credits(event.amounts[0] ?? 0))
    case 'started':
      return narration.started()
    case 'game':
      return tellers.narrate(event.event, telling)
    default:
      return never(event)
  }
}

/** The card that a line speaks of, if there is one that everybody saw. */
export function cardOf({ event }: Pick<LogEntry, 'event'>): string | null {
  if (event.type !== 'game') return null
  const told = event.event
  return 'card' in told ? (told.card ?? null) : null
}

export function isWorthALine(event: Line): boolean {
  // The game says it too, and what becomes of the cards.
  if (event.type === 'withdrew') return false
  return event.type !== 'game' || tellers.isWorthALine(event.event)
}
