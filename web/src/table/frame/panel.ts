/** What can lie over the felt. */
export type Panel =
  'rules' | 'cards' | 'sheet' | 'log' | 'talk' | 'menu' | 'help' | 'leave' | 'people' | 'settings'

/** Letters taken on every table, besides those of its game: D Z P W M C E G X in Mau-Mau
 * (`games/mau/moves/keys.lazy.ts`), G B A D U X in Maxonaut (`games/maxonaut/moves/keys.ts`).
 * I explains a card that has the focus first (`explain/asking.lazy.ts`). */
const KEYS: Record<string, Panel> = {
  l: 'log',
  s: 'sheet',
  r: 'rules',
  i: 'cards',
  t: 'talk',
  '?': 'help',
}

/** The panel that a key opens. */
export function panelOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): Panel | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  return KEYS[event.key.toLowerCase()] ?? null
}

const KEPT = 'panel'
/** These do not open again after a reload. */
const ASKS: readonly (Panel | null)[] = ['leave', 'talk', null]

/** Keeps the open panel for a reload. Returns how to forget it. */
export function keepPanel(code: string, panel: Panel | null): () => void {
  const forget = () => {
    try {
      sessionStorage.removeItem(KEPT)
    } catch {
      // Then nothing was kept either.
    }
  }
  try {
    if (!ASKS.includes(panel)) sessionStorage.setItem(KEPT, `${code} ${panel}`)
  } catch {
    // Then the table opens without a panel.
  }
  return forget
}

/** The panel that was open at this table before the reload. */
export function keptPanel(code: string): Panel | null {
  try {
    const [of, panel] = sessionStorage.getItem(KEPT)?.split(' ') ?? []
    return of === code ? (panel as Panel) : null
  } catch {
    return null
  }
}
