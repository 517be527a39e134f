import { wantsMotion } from './motion'

const FOR_MS = 420
const SHAKEN = [0, -6, 6, -4, 4, 0].map((x) => ({ translate: `${x}px 0` }))
const OUTLINED = [
  { outline: '3px solid #ffd877', outlineOffset: '2px' },
  { outline: '3px solid #ffd877', outlineOffset: '2px' },
]

/** Shows that this cannot be done: a short shake, or an outline for people who want no motion. */
export function refuse(node: EventTarget | null): void {
  if (!(node instanceof HTMLElement) || typeof node.animate !== 'function') return
  node.animate(wantsMotion() ? SHAKEN : OUTLINED, { duration: FOR_MS, easing: 'ease-out' })
}
