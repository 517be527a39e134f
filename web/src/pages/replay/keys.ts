import type { Stride } from './steps'

export type Act = { do: 'toggle' } | { do: 'help' } | { do: 'stride'; stride: Stride; way: 1 | -1 }

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'target' | 'defaultPrevented'
>

/** What a key does to the film; null where it belongs to what has the focus. */
export function actOf(event: Pressed): Act | null {
  const { key, shiftKey, ctrlKey, altKey, metaKey, target, defaultPrevented } = event
  if (defaultPrevented || metaKey || target instanceof HTMLSelectElement) return null
  if (key === ' ') return target instanceof HTMLButtonElement ? null : { do: 'toggle' }
  if (key === '?') return { do: 'help' }
  if (key === 'Home') return { do: 'stride', stride: 'all', way: -1 }
  if (key === 'End') return { do: 'stride', stride: 'all', way: 1 }
  const way = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : null
  // With Alt, the browser goes back.
  if (!way || altKey) return null
  return { do: 'stride', stride: ctrlKey ? 'deal' : shiftKey ? 'turn' : 'move', way }
}
