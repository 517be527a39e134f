/** The result of a match as a picture: who came where, the points of each deal, the rules. */
export type SheetPicture = {
  title: string
  /** By which rules, and when. */
  about: string[]
  /** The best first. */
  players: { name: string; points: number; won: boolean; deals: number[] }[]
  /** Stands before the points of all deals. */
  dealsLabel: string
  footer: string
}

const WIDTH = 720
const EDGE = 40
/** Letters are about so wide, as a share of their size: nothing can be measured before it is drawn. */
const LETTER = 0.56
const MINUS = '\u2212'

export function drawSheet(sheet: SheetPicture): string {
  const parts: string[] = []
  let y = 74
  const line = (text: string, size: number, more = '') => {
    parts.push(`<text x="${EDGE}" y="${y}" font-size="${size}" ${more}>${escaped(text)}</text>`)
  }
  line(cut(sheet.title, 34, 600), 34, 'font-weight="700" class="serif"')
  y += 10
  for (const said of sheet.about.flatMap((text) => wrapped(text, 17, WIDTH - 2 * EDGE))) {
    y += 24
    line(said, 17, 'class="quiet"')
  }
  y += 20
  for (const { name, points, won, deals } of sheet.players) {
    y += 16
    parts.push(`<path class="rule" d="M${EDGE} ${y}H${WIDTH - EDGE}"/>`)
    y += 38
    if (won) parts.push(crown(EDGE, y - 22))
    const left = won ? EDGE + 38 : EDGE
    parts.push(
      `<text x="${left}" y="${y}" font-size="26" font-weight="${won ? 750 : 500}">${escaped(cut(name, 26, 470))}</text>`,
      `<text x="${WIDTH - EDGE}" y="${y}" font-size="26" font-weight="750" text-anchor="end">${number(points)}</text>`,
    )
    const said = deals.length > 1 ? `${sheet.dealsLabel} ${deals.map(number).join(' · ')}` : ''
    for (const row of wrapped(said, 15, WIDTH - 2 * EDGE)) {
      y += 22
      line(row, 15, 'class="quiet"')
    }
  }
  y += 52
  line(cut(sheet.footer, 15, WIDTH - 2 * EDGE), 15, 'class="quiet"')
  const height = y + 30
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif">
<style>text{fill:#2b2418;font-variant-numeric:tabular-nums lining-nums}.serif{font-family:Georgia,'Noto Serif',serif}.quiet{fill:#6a5f4b}.rule{stroke:#d9ccb0}</style>
<rect width="${WIDTH}" height="${height}" fill="#123a2f"/>
<rect x="14" y="14" width="${WIDTH - 28}" height="${height - 28}" rx="18" fill="#f8f1e1"/>
${parts.join('\n')}
</svg>
`
}

const crown = (x: number, y: number) =>
  `<path transform="translate(${x} ${y}) scale(1.15)" fill="#b98a1f" d="M2 7l5.500 4.500L12 4l4.500 7.500L22 7l-2 12H4z"/>`

const number = (points: number) => (points < 0 ? `${MINUS}${-points}` : `${points}`)

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

const fitting = (size: number, width: number) => Math.floor(width / (size * LETTER))

function cut(text: string, size: number, width: number): string {
  const letters = [...text]
  const most = fitting(size, width)
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`
}

/** In lines, broken between words. */
function wrapped(text: string, size: number, width: number): string[] {
  const most = fitting(size, width)
  const lines: string[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(cut(word, size, width))
  }
  return lines
}

/** The picture in dots, twice as fine, for programs that know no other. */
export async function toPng(svg: string): Promise<Blob | null> {
  const image = new Image()
  image.src = dataUrl(svg)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width * 2
  canvas.height = image.height * 2
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((done) => canvas.toBlob(done, 'image/png'))
}

export const dataUrl = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
