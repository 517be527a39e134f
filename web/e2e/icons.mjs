// Draws the icons that need pixels from the one that is drawn in lines: `node web/e2e/icons.mjs`.
import { readFile, writeFile } from 'node:fs/promises'
import { openBrowser } from './lib/browser.mjs'

const PUBLIC = new URL('../public/', import.meta.url)
const svg = await readFile(new URL('favicon.svg', PUBLIC), 'utf8')

/** Where a system cuts a shape out of it, the picture stays away from the rim and the felt goes on. */
const ICONS = [
  { name: 'icon-192.png', size: 192, part: 1, felt: false },
  { name: 'icon-512.png', size: 512, part: 1, felt: false },
  { name: 'icon-maskable-512.png', size: 512, part: 0.78, felt: true },
  { name: 'apple-touch-icon.png', size: 180, part: 0.88, felt: true },
]

const browser = await openBrowser()
for (const { name, size, part, felt } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${felt ? '#123f34' : 'transparent'}">
     <div style="width:${part * 100}%;display:grid">${svg}</div></body>`,
  )
  await writeFile(new URL(name, PUBLIC), await page.screenshot({ omitBackground: !felt }))
  await page.close()
}
await browser.close()
