import type { MauMove } from '../../../lib/wire/MauMove'
import type { MoveOptions } from './options'

export type KeyAction =
  | { kind: 'move' | 'why'; move: MauMove }
  | { kind: 'hand' }
  | { kind: 'cheat' }
  | { kind: 'accuse' }

/** What a key means now; for a move that is not legal, the question why. The letters of both
 * languages always count: hands learn them once. L S R I T and ? are taken on every table
 * (`table/frame/panel.ts`). */
export function shortcut(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  options: MoveOptions,
  call = options.calls[0],
  /** What the keys for calls and catches ask about while they can do nothing; nothing where the
   * rules have none. */
  idle: { call?: number | undefined; nobody?: MauMove | null } = {},
): KeyAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  switch (event.key.toLowerCase()) {
    case 'arrowleft':
    case 'arrowright':
      return { kind: 'hand' }
    case 'd':
    case 'z':
      if (options.draw) return { kind: 'move', move: { move: 'draw' } }
      return options.bear
        ? { kind: 'move', move: { move: 'bear' } }
        : { kind: 'why', move: { move: 'draw' } }
    case 'p':
    case 'w':
      if (options.pass) return { kind: 'move', move: { move: 'pass' } }
      return options.bear
        ? { kind: 'move', move: { move: 'bear' } }
        : { kind: 'why', move: { move: 'pass' } }
    case 'm':
      if (options.react) return { kind: 'move', move: { move: 'react', yes: true } }
      if (call !== undefined) return { kind: 'move', move: { move: 'call', call } }
      return idle.call === undefined
        ? null
        : { kind: 'why', move: { move: 'call', call: idle.call } }
    case 'c':
    case 'e': {
      const [first] = options.catches
      if (first) return { kind: 'move', move: { move: 'catch', ...first } }
      return idle.nobody ? { kind: 'why', move: idle.nobody } : null
    }
    case 'g':
      return { kind: 'cheat' }
    case 'x':
      return { kind: 'accuse' }
    default:
      return null
  }
}
