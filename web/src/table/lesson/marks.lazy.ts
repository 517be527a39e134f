/** What a mark of a lesson stands for on the page. A place that is not on the page now, such as the
 * choice of a dialog that is not open yet, is marked once it is there. */
const PLACES: Record<string, (which: string) => string> = {
  hand: () => '.hand',
  card: (card) => `.hand [data-card="${card}"]`,
  pile: () => '[data-pile="discard"]',
  draw: () => '[data-pile="draw"]',
  catch: () => '.actions .catch',
  call: (call) => `.actions .call:nth-child(${Number(call) + 1 || 1} of .call)`,
  seat: (seat) => `.plate:has([data-cards="${seat}"], [data-points="${seat}"])`,
  choice: (wish) => `[data-choice="${wish}"]`,
  believe: () => '[data-act="believe"]',
  doubt: () => '[data-act="doubt"]',
  claim: (claim) => `[data-claim="${claim}"]`,
}

/** Where on the page a mark points; null if this page does not know it. */
export function placeOf(mark: string): string | null {
  const [what = '', which = ''] = mark.split(':')
  // It goes into a selector: names of cards, suits and numbers have only these characters.
  if (!/^[\w-]*$/.test(which)) return null
  return Object.hasOwn(PLACES, what) ? (PLACES[what]?.(which) ?? null) : null
}

const GUIDED = 'data-guided'

/** Highlights what a lesson speaks of, for as long as it does. Returns how to end that. */
export function highlight(marks: readonly string[], root: HTMLElement = document.body): () => void {
  const places = marks.map(placeOf).filter((place) => place !== null)
  const lit = () => {
    const wanted = new Set(places.flatMap((place) => root.querySelector(place) ?? []))
    for (const one of root.querySelectorAll(`[${GUIDED}]`)) {
      if (!wanted.delete(one)) one.removeAttribute(GUIDED)
    }
    for (const one of wanted) one.setAttribute(GUIDED, '')
  }
  lit()
  const watcher = new MutationObserver(lit)
  watcher.observe(root, { childList: true, subtree: true })
  return () => {
    watcher.disconnect()
    for (const one of root.querySelectorAll(`[${GUIDED}]`)) one.removeAttribute(GUIDED)
  }
}
