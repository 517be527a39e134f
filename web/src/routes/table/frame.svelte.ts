import { Bubbles } from '../../lib/table/bubbles.svelte'
import type { Panel } from './panel'

/** What the page of a table and the game on it share. */
export class Frame {
  /** What lies over the felt. */
  panel = $state<Panel | null>(null)
  /** Whether the result that there is lies over the felt, or has been put away. */
  result = $state<'later' | 'open' | 'closed'>('later')
  readonly bubbles = new Bubbles()
  /** When the end was seen: what ended it is looked at before the result shows. */
  endedAt = 0
}
