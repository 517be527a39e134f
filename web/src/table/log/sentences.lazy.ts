import { narrators, type NarrationContext } from '../../games/narrators.svelte'
import { deckOfSentence } from '../../lib/cards/deck.svelte'
import { readDeck } from '../../lib/cards/look'
import { i18n } from '../../lib/i18n/i18n.svelte'
import { credits } from '../../lib/table-settings/credits'
import { never } from '../../lib/never'
import type { Text } from '../../lib/wire/Text'
import { narration } from '../words'
import { changesOf } from './changes.lazy'
import { whoIn, type Told } from './log'
import { settingsChanges } from './settings-changes.lazy'

/** What happened at the table, as a sentence. The words must be there. */
export function sentenceOf({ event, people }: Told): string {
  const t = narration.t
  const { rules } = people
  const named = (name: Text | undefined) => (name ? i18n.pick(name) : '')
  const context: NarrationContext = {
    who: (seat) => whoIn(people, seat),
    call: (index) => named(rules.calls[index]?.name),
    charge: (index) => named(rules.charges[index]),
    cause: (id) => named(rules.causes?.find((cause) => cause.id === id)?.text),
  }
  switch (event.type) {
    case 'sat':
      return t.sat(whoIn(people, event.seat, event.name))
    case 'stood':
      // The seat may be someone else's by now, so the name alone says who it was.
      return t.stood({ you: false, name: event.name })
    case 'bot_took_over':
      return t.botTookOver(context.who(event.seat))
    case 'returned':
      return t.returned(context.who(event.seat))
    case 'said': {
      const text = i18n.t.talk.phrases[event.phrase]
      const you = t.own[event.phrase]
      const who = context.who(event.seat)
      return you === undefined ? t.said(who, text) : t.gestured(who, you, text)
    }
    case 'wrote':
      return t.said(whoIn(people, event.seat, event.name), event.text)
    case 'handed_over':
      return t.handedOver(whoIn(people, event.seat, event.name))
    case 'withdrew':
      return t.withdrew(context.who(event.seat))
    case 'reacted':
      return t.reacted(event.times.map(({ seat, ms }) => [context.who(seat), ms]))
    case 'voted':
      return t.voted(context.who(event.seat), context.who(event.about))
    case 'manner_set':
      return settingsChanges(event.before, event.manner) || t.settingsChanged()
    case 'rules_set':
      return t.rulesSet(changesOf(event.change).join(' '))
    case 'host_changed':
      return event.name === null ? t.noHost() : t.hostChanged(event.name)
    case 'sent_away':
      return t.sentAway(event.name)
    case 'conceded':
      return t.conceded(context.who(event.winner))
    case 'settled':
      return t.settled(event.winners.map(context.who), credits(event.amounts[0] ?? 0))
    case 'started':
      return t.started()
    case 'game': {
      // By the side that cards showed then.
      const { deck } = rules
      if (deck?.back) deckOfSentence.of = readDeck(event.turned ? deck.back : deck)
      try {
        return narrators.narrate(event.event, context)
      } finally {
        deckOfSentence.of = undefined
      }
    }
    default:
      return never(event)
  }
}
