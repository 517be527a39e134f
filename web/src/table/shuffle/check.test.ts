import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TableView } from '../../lib/wire/TableView'
import { contribute } from './entropy.lazy'
import { check, type MatchFile } from './check.lazy'
import { fileSum, promise } from './formulas.lazy'
import { keep, kept } from './saved.lazy'
import { shuffled, shuffles } from './order.lazy'
import { sha256 } from './sha256.lazy'

/** Written by the program, and read by its own tests: crates/table/tests/film/file.rs. */
const EXAMPLE = readFileSync('../docs/examples/match-2.json', 'utf8')
/** Made by an implementation in a third language. */
const ORDERS = readFileSync('../crates/engine/tests/data/shuffle.txt', 'utf8')

const file = () => JSON.parse(EXAMPLE) as MatchFile & { chance: object }
const summed = (changed: MatchFile): MatchFile => ({ ...changed, sum: fileSum(changed) })
const failed = (changed: MatchFile) =>
  check(changed)?.steps.find(({ holds }) => holds === false)?.step

beforeEach(() => localStorage.clear())

describe('formulas of our own', () => {
  it('hashes as everybody does', () => {
    for (const length of [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000]) {
      const bytes = randomBytes(length)
      expect(Buffer.from(sha256(bytes)).toString('hex')).toBe(
        createHash('sha256').update(bytes).digest('hex'),
      )
    }
  })

  it('shuffles as the vectors say, twice from one stream', () => {
    const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
    const kinds = ranks.flatMap((rank) => ['C', 'S', 'H', 'D'].map((suit) => rank + suit))
    kinds.push('XR', 'XB')
    const vectors = ORDERS.split('\n').filter((line) => /^\d/.test(line))
    expect(vectors).toHaveLength(6)
    for (const line of vectors) {
      const [key = '', order = ''] = line.split(': ')
      const [number = '', deal = '', count = ''] = key.split(' ')
      const seed = Buffer.alloc(32)
      seed.writeBigUInt64LE(BigInt(number))
      const pack = kinds.slice(0, Number(count))
      const [first, second] = shuffles(pack, seed.toString('hex'), Number(deal))
      expect(second?.join(' '), key).toBe(order)
      expect(shuffled(pack, seed.toString('hex'), Number(deal))).toEqual(first)
    }
  })
})

describe('a match file', () => {
  it('holds as the program wrote it', () => {
    expect(check(file())).toMatchObject({ holds: true, opened: 1, own: 'other' })
  })

  it('fails at the step that was changed', () => {
    const good = file()
    const chance = good.chance as { added: { value?: string }[]; deals: string[] }
    const other = (text: string) => (text.startsWith('0') ? '1' : '0') + text.slice(1)
    const change = (changes: object) =>
      summed({ ...good, chance: { ...good.chance, ...changes } } as MatchFile)
    expect(failed({ ...good, made_by: 'x' })).toBe('sum')
    expect(failed(change({ commitment: 'ab'.repeat(32) }))).toBe('commitment')
    expect(failed(change({ house: 'ab'.repeat(32) }))).toBe('commitment')
    const values = chance.added.map((one) =>
      one.value ? { ...one, value: other(one.value) } : one,
    )
    expect(failed(change({ added: values }))).toBe('values')
    expect(failed(change({ added: [] }))).toBe('mix')
    expect(failed(summed({ ...good, rules: `${good.rules} ` }))).toBe('mix')
    expect(failed(summed({ ...good, seed: other(good.seed) }))).toBe('mix')
    const deals = chance.deals.map((cards) => cards.split(' ').reverse().join(' '))
    expect(failed(change({ deals }))).toBe('order')
  })

  it('says what became of the value of this client', () => {
    const { chance } = file() as unknown as {
      chance: { commitment: string; added: { seat: number; promise: string; value?: string }[] }
    }
    const [late, opened] = chance.added
    if (!late || !opened?.value) throw new Error('two have added')
    const own = () => check(file())?.own
    keep(chance.commitment, { ...opened, value: opened.value, opened: true })
    expect(own()).toBe('in')
    keep(chance.commitment, { ...opened, value: 'cd'.repeat(32), opened: true })
    expect(own()).toBe('gone')
    keep(chance.commitment, { ...late, value: 'cd'.repeat(32), opened: false })
    expect(own()).toBe('late')
  })

  it('of an earlier version says nothing', () => {
    const old = Object.entries(file()).filter(([name]) => name !== 'chance')
    expect(check(Object.fromEntries(old) as MatchFile)).toBeNull()
  })
})

describe('adding a value', () => {
  const commitment = 'ab'.repeat(32)
  const view = (change: object, seat: number | null = 1) =>
    ({
      state: 'lobby',
      you: { seat },
      shuffle: { commitment, added: [], opening: false, ...change },
    }) as unknown as TableView
  const says = (at: TableView) => {
    const said: object[] = []
    contribute(at, (command, whenTaken) => {
      said.push(command)
      taken = whenTaken
    })
    return said
  }
  let taken: (() => void) | undefined

  it('promises first, and opens the same value when it is asked', () => {
    expect(says(view({}, null))).toEqual([])
    const [promised] = says(view({}))
    const mine = kept(commitment)
    expect(promised).toEqual({ do: 'promise_value', promise: mine?.promise })
    expect(mine?.promise).toBe(promise(commitment, 1, mine?.value ?? ''))
    expect(says(view({}))).toEqual([])
    const added = [{ seat: 1, promise: mine?.promise, value: null }]
    expect(says(view({ added }))).toEqual([])
    expect(says(view({ added, opening: true }))).toEqual([{ do: 'open_value', value: mine?.value }])
    expect(kept(commitment)?.opened, 'the house may still say that it is too late').toBe(false)
    taken?.()
    expect(kept(commitment)?.opened).toBe(true)
  })

  it('keeps still about what another device has promised', () => {
    const added = [{ seat: 1, promise: 'cd'.repeat(32), value: null }]
    expect(says(view({ added, opening: true }))).toEqual([])
  })
})
