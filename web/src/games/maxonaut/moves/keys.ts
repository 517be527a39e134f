import type { MaxMove } from '../../../lib/wire/MaxMove'
import type { MoveOptions } from './options'

export type KeyAction =
  | { do: 'move'; move: MaxMove }
  | { do: 'digit'; digit: string }
  | { do: 'arrows' | 'unseen' | 'swap' | 'erase' | 'confirm' | 'skip' }

/** What a key means now; nothing for a move that is not legal. L S R I T and ? are taken on every
 * table (`table/frame/panel.ts`). */
export function shortcut(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>,
  options: MoveOptions,
  /** Whether cards are being turned up for all to see. */
  acting: boolean,
): KeyAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  const key = event.key.toLowerCase()
  if (acting) return ['enter', ' ', 'escape'].includes(key) ? { do: 'skip' } : null
  const laying = options.lays.length > 0
  const announcing = options.says.size > 0
  switch (key) {
    case 'g':
    case 'b':
      return options.believe ? { do: 'move', move: { move: 'believe' } } : null
    case 'a':
    case 'd':
      return options.doubt ? { do: 'move', move: { move: 'doubt' } } : null
    case 'arrowleft':
    case 'arrowright':
    case 'arrowup':
    case 'arrowdown':
      return { do: 'arrows' }
    case 'u':
      return laying ? { do: 'unseen' } : null
    case 'x':
      return laying ? { do: 'swap' } : null
    case 'backspace':
      return laying || announcing ? { do: 'erase' } : null
    case ' ':
    case 'enter':
      // Enter presses the button that has the focus; the space bar always continues.
      if (key === 'enter' && event.target instanceof HTMLButtonElement) return null
      return laying || announcing ? { do: 'confirm' } : null
    default:
      return announcing && /^[1-9]$/.test(key) ? { do: 'digit', digit: key } : null
  }
}
