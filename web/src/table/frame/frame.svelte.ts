import { Bubbles } from '../talk/bubbles.svelte'
import type { Panel } from './panel'

/** What the page of a table and the game on it share. */
export class Frame {
  /** What lies over the felt. */
  panel = $state<Panel | null>(null)
  /** The card that explains itself, above all else. */
  card = $state<string | null>(null)
  /** Whether the cards that were new to the reader have been put away. */
  knowsCards = $state(false)
  /** Whether the result that there is lies over the felt, or has been put away. */
  result = $state<'later' | 'open' | 'closed'>('later')
  readonly bubbles = new Bubbles()
  /** When the end was seen: what ended it is looked at before the result shows. */
  endedAt = 0
}
