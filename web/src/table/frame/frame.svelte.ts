import { Bubbles } from '../talk/bubbles.svelte'
import type { Panel } from './panel'

/** What the page of a table and the game on it share. */
export class Frame {
  /** What lies over the felt. */
  panel = $state<Panel | null>(null)
  /** The card that is being explained, above everything else. */
  card = $state<string | null>(null)
  /** Whether the cards that were new to the reader have been put away. */
  knowsCards = $state(false)
  /** Whether the result covers the felt, or has been put away. */
  result = $state<'later' | 'open' | 'closed'>('later')
  readonly bubbles = new Bubbles()
  /** When the end was seen: people look at what ended the game before the result covers it. */
  endedAt = 0
}
