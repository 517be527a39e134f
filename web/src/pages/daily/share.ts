/** How a result is told to others: nothing of the cards is in it. */

const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const

/** A lead as people write it. */
export const signed = (score: number) => (score > 0 ? `+${score}` : `${score}`.replace('-', '−'))

/** How the lead grew and shrank, line by line of the score sheet. */
export function line(course: readonly number[]): string {
  let sum = 0
  const led = course.map((lead) => (sum += lead))
  const low = Math.min(0, ...led)
  const span = Math.max(0, ...led) - low || 1
  return led.map((at) => BARS[Math.round(((at - low) / span) * 7)] ?? BARS[0]).join('')
}

export type Result = {
  title: string
  rules: string
  /** As it is counted, and as the reader writes it. */
  day: string
  date: string
  score: number
  course: readonly number[]
}

export const asText = ({ title, rules, date, score, course }: Result) =>
  `${title}, ${date}\n${rules} ${signed(score)}\n${line(course)}`

const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)

/** The same as a picture. */
export function asPicture({ title, rules, date, score, course }: Result): string {
  let sum = 0
  const led = [0, ...course.map((lead) => (sum += lead))]
  const [low, high] = [Math.min(...led), Math.max(...led)]
  const x = (at: number) => 40 + (at * 520) / Math.max(1, led.length - 1)
  const y = (lead: number) => 270 - ((lead - low) * 110) / (high - low || 1)
  const points = led.map((lead, at) => `${x(at).toFixed(1)},${y(lead).toFixed(1)}`).join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="315" viewBox="0 0 600 315" font-family="sans-serif" fill="#fff"><rect width="600" height="315" fill="#14402e"/><text x="40" y="58" font-size="26">${escaped(title)} · ${escaped(date)}</text><text x="40" y="92" font-size="20">${escaped(rules)}</text><text x="560" y="84" font-size="54" font-weight="700" text-anchor="end">${signed(score)}</text><line x1="40" x2="560" y1="${y(0).toFixed(1)}" y2="${y(0).toFixed(1)}" stroke="#fff" stroke-opacity="0.35"/><polyline points="${points}" fill="none" stroke="#e8c15a" stroke-width="5" stroke-linejoin="round"/></svg>`
}
