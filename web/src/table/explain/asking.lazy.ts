/** A finger that rests this long on a card asks what the card does. */
const LONG_MS = 450
/** One that moves farther than this does something else. */
const FAR = 10
/** The click that ends a long press comes this soon after it, or not at all. */
const CLICK_WITHIN = 400

/** Opens the explanation of any card on the page by a long press, the right button, the context
 * menu key or `I`. An element with `data-asks` explains its card by a plain click. What begins with `!` is the explanation itself. */
export function explains(ask: (card: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let start: { x: number; y: number } | null = null
  /** Until when a click belongs to a long press. */
  let swallowUntil = 0

  const cancel = () => {
    clearTimeout(timer)
    start = null
  }

  const down = (event: PointerEvent) => {
    cancel()
    swallowUntil = 0
    const card = event.button === 0 && event.isPrimary && cardOf(event.target)
    if (!card) return
    start = { x: event.clientX, y: event.clientY }
    timer = setTimeout(() => {
      start = null
      swallowUntil = Infinity
      ask(card)
    }, LONG_MS)
  }
  const move = (event: PointerEvent) => {
    if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR) cancel()
  }
  const up = () => {
    cancel()
    if (swallowUntil === Infinity) swallowUntil = Date.now() + CLICK_WITHIN
  }
  const click = (event: MouseEvent) => {
    if (Date.now() < swallowUntil) {
      swallowUntil = 0
      event.preventDefault()
      event.stopPropagation()
      return
    }
    const button = event.target instanceof Element && event.target.closest('[data-asks]')
    const card = button && cardOf(button)
    if (card) ask(card)
  }
  const menu = (event: MouseEvent) => {
    const card = cardOf(event.target)
    if (!card) return
    event.preventDefault()
    // A long press causes this event too: the question has been asked by then.
    const asked = swallowUntil !== 0
    cancel()
    if (asked) return
    if ('pointerType' in event && event.pointerType === 'touch') swallowUntil = Infinity
    ask(card)
  }
  const key = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return
    const card = focusedCard()
    if (!card) return
    event.preventDefault()
    event.stopPropagation()
    ask(card)
  }

  const off = new AbortController()
  const early = { capture: true, signal: off.signal }
  addEventListener('pointerdown', down, early)
  addEventListener('pointermove', move, early)
  addEventListener('pointerup', up, early)
  addEventListener('pointercancel', up, early)
  addEventListener('scroll', cancel, early)
  addEventListener('click', click, early)
  addEventListener('contextmenu', menu, early)
  addEventListener('keydown', key, early)
  return () => {
    cancel()
    off.abort()
  }
}

/** The card drawn here, or on the button around it. */
function cardOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null
  const drawn = target.closest<HTMLElement>('[data-explain]')
  if (drawn) return drawn.dataset.explain ?? null
  const button = target.closest('button')
  const inside = button?.querySelectorAll<HTMLElement>('[data-explain]')
  // A button with several cards on it asks about none of them.
  return inside?.length === 1 ? (inside[0]?.dataset.explain ?? null) : null
}

const focusedCard = () =>
  document.activeElement === document.body ? null : cardOf(document.activeElement)
