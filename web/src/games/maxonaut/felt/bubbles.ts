import type { TableEvent } from '../../../lib/wire/TableEvent'
import type { Bubbles } from '../../../table/talk/bubbles.svelte'
import { words } from '../words'

/** What seats say in bubbles when something happens. */
export function sayInBubbles(events: readonly TableEvent[], bubbles: Bubbles): void {
  const t = words.t.table
  for (const event of events) {
    if (event.type !== 'game' || event.event.game !== 'maxonaut') continue
    const happened = event.event
    switch (happened.event) {
      case 'announced':
        bubbles.say(happened.seat, `${happened.said}!`, true)
        break
      case 'believed':
        bubbles.say(happened.seat, t.bubbleBelieve, false)
        break
      case 'laid':
        if (happened.from.length === 0) bubbles.say(happened.seat, t.bubbleNone, false)
        break
      default:
        break
    }
  }
}
