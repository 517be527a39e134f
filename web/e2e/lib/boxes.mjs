// What lies on what. Runs in the page.

/** All that meets or is cut off, in words. */
export function clashes() {
  const visible = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const name = (one) =>
    `${one.className.baseVal ?? one.className}`
      .replace(/svelte-\w+/g, '')
      .trim()
      .replace(/\s+/g, '.') +
    ` “${(one.getAttribute('aria-label') ?? one.textContent).trim().replace(/\s+/g, ' ').slice(0, 24)}”`
  /** What sticks out of a plate belongs to it. */
  const boxOf = (one, ...parts) => {
    const boxes = [one, ...parts.flatMap((part) => [...one.querySelectorAll(part)])]
      .filter(visible)
      .map((it) => it.getBoundingClientRect())
    const whole = {
      one,
      left: Math.min(...boxes.map((box) => box.left)),
      top: Math.min(...boxes.map((box) => box.top)),
      right: Math.max(...boxes.map((box) => box.right)),
      bottom: Math.max(...boxes.map((box) => box.bottom)),
    }
    return { ...whole, seen: clipped(whole) }
  }
  /** What is seen of it, where something around it is scrolled or cuts it off. */
  const clipped = ({ one, ...box }) => {
    for (let it = one.parentElement; it; it = it.parentElement) {
      if (getComputedStyle(it).overflowY === 'visible') continue
      const { left, top, right, bottom } = it.getBoundingClientRect()
      box = {
        left: Math.max(box.left, left),
        top: Math.max(box.top, top),
        right: Math.min(box.right, right),
        bottom: Math.min(box.bottom, bottom),
      }
    }
    return box
  }
  const all = (selector, ...parts) =>
    [...document.querySelectorAll(selector)].filter(visible).map((one) => boxOf(one, ...parts))
  const things = [
    ...all('.plate', '.bubble', '.tags > *', '.clock > *', 'button'),
    ...all('.centre .draw, .centre .discard', '.count', '.threat', '.as'),
    ...all('.wish'),
    ...all('.stage > .said > *, .stage > .cards > *, .stage > .history > *, .stage .ladder'),
    ...all('.self'),
    ...all('.hand [data-card]'),
    ...all('.actions button, .accuse, .felt .news > *, .choices button, header .icon-btn'),
    ...all('.screen aside'),
  ]
  const wrong = []
  const slack = 1
  const meet = (a, b) =>
    a.left < b.right - slack &&
    b.left < a.right - slack &&
    a.top < b.bottom - slack &&
    b.top < a.bottom - slack
  const inHand = (box) => box.one.matches('.hand [data-card]')
  for (const [at, a] of things.entries()) {
    for (const b of things.slice(at + 1)) {
      if (inHand(a) && inHand(b)) continue
      if (meet(a.seen, b.seen)) wrong.push(`${name(a.one)} meets ${name(b.one)}`)
    }
  }
  // A page that is larger than the screen is scrolled; beyond the page nothing can be reached.
  const page = document.scrollingElement
  const [wide, high] = [page.scrollWidth, page.scrollHeight]
  const small = innerWidth < 320 || innerHeight < 360
  if (!small && (wide > innerWidth || high > innerHeight))
    wrong.push(`the page is ${wide}x${high}, the screen ${innerWidth}x${innerHeight}`)
  const stage = document.querySelector('.stage')
  if (!small && stage && stage.scrollHeight > stage.clientHeight + slack)
    wrong.push(`the middle of the table is ${stage.scrollHeight - stage.clientHeight} px too low`)
  for (const { one, left, top, right, bottom } of things) {
    const beyond =
      left + scrollX < -slack ||
      top + scrollY < -slack ||
      right + scrollX > wide + slack ||
      bottom + scrollY > high + slack
    if (beyond) wrong.push(`${name(one)} is cut off by the page`)
    const felt = one.closest('.felt')?.getBoundingClientRect()
    const cut =
      felt &&
      !one.closest('.stage') &&
      (left < felt.left - slack ||
        right > felt.right + slack ||
        top < felt.top - slack ||
        bottom > felt.bottom + slack)
    if (cut) wrong.push(`${name(one)} is cut off by the felt`)
  }
  // Eight letters of every name can be read, or all of it is told.
  for (const strong of document.querySelectorAll('.plate strong')) {
    const told = strong.closest('[title]')?.title === strong.textContent
    if (visible(strong) && !told && strong.scrollWidth > strong.clientWidth)
      wrong.push(`${strong.textContent} is cut, and told nowhere`)
    const letters = (strong.textContent.length * strong.clientWidth) / strong.scrollWidth
    if (letters < Math.min(7.5, strong.textContent.length - 0.5))
      wrong.push(`${strong.textContent}: only ${letters.toFixed(1)} letters`)
  }
  // What is said covers neither who says it, nor how many cards are left, nor a button.
  for (const bubble of document.querySelectorAll('.plate > .bubble')) {
    const plate = bubble.parentElement
    for (const one of plate.querySelectorAll('strong, .cards b, .held, .plate > button:not(.aim)'))
      if (visible(one) && meet(bubble.getBoundingClientRect(), one.getBoundingClientRect()))
        wrong.push(`${name(bubble)} covers “${one.textContent}” of ${name(plate)}`)
  }
  // How long somebody still has covers nothing that is said of them.
  for (const clock of document.querySelectorAll('.plate > .clock > *')) {
    const plate = clock.closest('.plate')
    const said =
      'strong, small > :not(.sr-only), .cards b, .place, .tags > *, .plate > button:not(.aim)'
    for (const one of plate.querySelectorAll(said))
      if (visible(one) && meet(clock.getBoundingClientRect(), one.getBoundingClientRect()))
        wrong.push(`the clock covers “${one.textContent.trim()}” of ${name(plate)}`)
    const text = clock.querySelector('b')
    if (text.scrollWidth > clock.clientWidth) wrong.push(`the clock of ${name(plate)} is cut`)
  }
  // Of what is on a tag all can be read, but for how many others there are.
  for (const tag of document.querySelectorAll('.plate > .tags > *')) {
    const text = tag.firstElementChild ?? tag
    if (visible(tag) && text.scrollWidth > text.clientWidth + slack)
      wrong.push(
        `the tag “${text.textContent}” is cut by ${text.scrollWidth - text.clientWidth} px`,
      )
  }
  // What stands in the line below a name stays in its plate; only points may lose what they count.
  for (const note of document.querySelectorAll('.plate small > :not(.sr-only)')) {
    if (!visible(note)) {
      wrong.push(`“${note.textContent}” is not shown on ${name(note.closest('.plate'))}`)
      continue
    }
    const [box, plate] = [note, note.closest('.plate')].map((it) => it.getBoundingClientRect())
    const first = note.firstElementChild ?? note
    if (box.right > plate.right - slack || box.left < plate.left)
      wrong.push(`“${note.textContent}” slips out of the plate of ${name(note.closest('.plate'))}`)
    if (first.scrollWidth > note.clientWidth + slack && note.clientWidth > 0)
      wrong.push(`“${note.textContent}” is cut on ${name(note.closest('.plate'))}`)
  }
  // Whole lines, or none; of the news, as long as a screen is large enough for any.
  const texts = small
    ? '.self .turn'
    : '.felt .line > span, .self .turn, .page > header h1, .statement small'
  for (const text of document.querySelectorAll(texts))
    if (visible(text) && text.scrollHeight > text.clientHeight + slack)
      wrong.push(`${name(text)} is cut: ${text.scrollHeight} in ${text.clientHeight} px`)
    else if (visible(text) && text.scrollWidth > text.clientWidth + slack)
      wrong.push(`${name(text)} is cut: ${text.scrollWidth} in ${text.clientWidth} px`)
  // A thumb lies between the catch and the accusation.
  const [catches] = all('button.catch')
  const [accuses] = all('.accuse')
  if (catches && accuses) {
    const across = Math.max(catches.left - accuses.right, accuses.left - catches.right)
    const down = Math.max(catches.top - accuses.bottom, accuses.top - catches.bottom)
    if (Math.max(across, down) < 44)
      wrong.push(`catch and accuse: ${Math.round(Math.max(across, down))} px apart`)
  }
  return wrong
}
