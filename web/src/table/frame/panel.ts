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

const KEPT = 'panel'
/** Nobody is asked again whether to leave, or what to say. */
const ASKS: readonly (Panel | null)[] = ['leave', 'talk', null]

/** Keeps what lies over the felt for when the page begins anew. Answers how to forget it. */
export function keepPanel(code: string, panel: Panel | null): () => void {
  const forget = () => {
    try {
      sessionStorage.removeItem(KEPT)
    } catch {
      // Nothing was kept either.
    }
  }
  try {
    if (!ASKS.includes(panel)) sessionStorage.setItem(KEPT, `${code} ${panel}`)
  } catch {
    // Then the table opens with nothing over it.
  }
  return forget
}

/** What lay over the felt of this table when the page ended. */
export function keptPanel(code: string): Panel | null {
  try {
    const [of, panel] = sessionStorage.getItem(KEPT)?.split(' ') ?? []
    return of === code ? (panel as Panel) : null
  } catch {
    return null
  }
}
