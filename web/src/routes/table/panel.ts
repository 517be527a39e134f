/** What can lie over the felt. */
export type Panel =
  'rules' | 'cards' | 'sheet' | 'log' | 'talk' | 'menu' | 'help' | 'leave' | 'people' | 'manner'

const KEYS: Record<string, Panel> = {
  l: 'log',
  s: 'sheet',
  r: 'rules',
  i: 'cards',
  t: 'talk',
  '?': 'help',
}

/** What a key lays over the felt. */
export function panelOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): Panel | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  return KEYS[event.key.toLowerCase()] ?? null
}
