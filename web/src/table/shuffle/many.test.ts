import { createReadStream, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { check, type MatchFile } from './check.lazy'
import { fileSum } from './formulas.lazy'

/** Match files, a line each, as `crates/table/tests/film/many.rs` keeps them; without, the one of the
 * docs. */
const FILES = process.env.STAMMTISCH_FILES
const EXAMPLE = readFileSync('../docs/examples/match-2.json', 'utf8')
const read = (text: string) => JSON.parse(text) as MatchFile
const lines = () =>
  createInterface({
    input: FILES ? createReadStream(FILES) : Readable.from([EXAMPLE.replaceAll('\n', ' ')]),
    crlfDelay: Infinity,
  })

const HOURS = 3_600_000

describe('what the program wrote', () => {
  it(
    'holds by formulas of our own',
    async () => {
      let files = 0
      for await (const line of lines()) {
        const found = check(read(line))
        if (!found?.holds) expect.fail(`match ${files + 1}: ${JSON.stringify(found)}`)
        files += 1
      }
      if (FILES) console.log(`${files} files hold`)
      expect(files).toBeGreaterThan(0)
    },
    8 * HOURS,
  )

  it('does not hold with any single change, whoever makes the sum anew', () => {
    const whole = read(EXAMPLE)
    const holds = (file: MatchFile) => check({ ...file, sum: fileSum(file) })?.holds
    expect(holds(whole)).toBe(true)
    let changes = 0
    const refuses = (change: (file: MatchFile & { chance: object }) => void) => {
      const file = structuredClone(whole) as MatchFile & { chance: object }
      change(file)
      expect(holds(file), change.toString()).toBe(false)
      changes += 1
    }
    const digits = (of: (file: MatchFile) => Record<string, unknown>, field: string) => {
      const text = of(whole)[field] as string
      for (let at = 0; at < text.length; at++)
        refuses((file) => (of(file)[field] = changed(text, at)))
    }
    const chance = (file: MatchFile) => file.chance as unknown as Record<string, unknown>
    digits((file) => file, 'seed')
    digits((file) => file, 'rules')
    digits(chance, 'commitment')
    digits(chance, 'house')
    refuses((file) => (file.seats += 1))
    whole.chance?.added.forEach(({ value }, at) => {
      const one = (file: MatchFile) =>
        (file.chance?.added[at] ?? {}) as unknown as Record<string, unknown>
      // Nothing says what a promise was of whose value was never opened.
      if (value !== undefined) ['promise', 'value'].forEach((field) => digits(one, field))
    })
    // Every two cards beside each other.
    whole.chance?.deals.forEach((deal, number) => {
      const cards = deal.split(' ')
      for (let at = 1; at < cards.length; at++) {
        const [one = '', other = ''] = cards.slice(at - 1, at + 1)
        if (one === other) continue
        const swapped = cards
          .with(at - 1, other)
          .with(at, one)
          .join(' ')
        refuses((file) => file.chance?.deals.splice(number, 1, swapped))
      }
    })
    expect(changes).toBeGreaterThan(500)
  })
})

/** Another character at this place. */
function changed(text: string, at: number): string {
  return text.slice(0, at) + (text[at] === '0' ? '1' : '0') + text.slice(at + 1)
}
