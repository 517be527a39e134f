// What a thumb would miss. Runs in the page.

/** Everything that can be pressed and is smaller than a thumb, in words. */
export function smallTargets() {
  const PRESSED = 'a[href], button, input, select, textarea, summary'
  const seen = (one) =>
    !one.closest('[inert]') &&
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const sizeOf = (one) => {
    const { width, height } = one.getBoundingClientRect()
    return { width, height }
  }
  /** What it lays around itself can be pressed as well: so a whole sheet leads where its title does. */
  const spreadOf = (one) =>
    ['::before', '::after']
      .map((part) => getComputedStyle(one, part))
      .filter(({ content, position }) => content !== 'none' && position === 'absolute')
      .map(({ width, height }) => ({ width: parseFloat(width), height: parseFloat(height) }))
  /** A link within a sentence is as high as its line. */
  const isInText = (one) =>
    getComputedStyle(one).display === 'inline' &&
    [...one.parentElement.childNodes].some(
      (it) => it.nodeType === Node.TEXT_NODE && it.textContent.trim(),
    )
  // Of an open dialog only what is in it can be pressed.
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  // The smallest phones have no room for four of them beside the name of the game.
  const thumb = innerWidth < 360 ? 40 : 44
  const small = []
  for (const one of (dialog ?? document).querySelectorAll(PRESSED)) {
    const label = one.labels?.[0]
    // What only a screen reader meets is pressed by its label.
    const shown = [one, label].filter((it) => it && seen(it) && sizeOf(it).width > 2)
    if (shown.length === 0 || isInText(one)) continue
    const sizes = [...shown.map(sizeOf), ...shown.flatMap(spreadOf)]
    // The 45 values of the ladder fit on no phone otherwise, and another press confirms what was chosen.
    const least = (one.closest('.ladder') ? 24 : thumb) - 0.5
    if (sizes.some(({ width, height }) => width >= least && height >= least)) continue
    const name = one.getAttribute('aria-label') ?? label?.textContent ?? one.textContent
    const [{ width, height }] = sizes
    small.push(`too small: ${name.trim()} ${Math.round(width)}x${Math.round(height)}`)
  }
  return small
}
