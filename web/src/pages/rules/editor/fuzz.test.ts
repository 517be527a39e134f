import { beforeEach, describe, expect, it } from 'vitest'
import { flat, overMine, whole, type Places } from './chain'
import { difference, isDoc, NONE, overlay, same, type Doc, type Value } from './document'
import { unpack } from './share'
import { RulesStore } from './rules-store.svelte'
import { fromToml, toToml } from './toml'

/** The same numbers each time. */
function dice(seed: number) {
  let state = seed
  const roll = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state % below
  }
  return roll
}
type Dice = ReturnType<typeof dice>

const KEYS = ['7', 'A', 'match', 'do', 'cards', '__proto__', 'constructor', 'näm"e', 'x.y', '']
const DECISIONS = new Set(['match', 'do'])

function value(roll: Dice, depth: number): Value {
  switch (roll(depth > 0 ? 7 : 4)) {
    case 0:
      return roll(300) - 20
    case 1:
      return roll(2) === 0
    case 2:
      return ['7', 'ä\n"', '', '🂡'][roll(4)] ?? ''
    case 3:
      return ['joker', 'red-7', 'x'][roll(3)] ?? ''
    case 4:
      return Array.from({ length: roll(3) }, () => `${roll(9)}`)
    default:
      return doc(roll, depth - 1)
  }
}

function doc(roll: Dice, depth = 4): Doc {
  const made: Doc = {}
  for (let n = roll(5); n > 0; n--)
    Object.defineProperty(made, KEYS[roll(KEYS.length)] ?? '', {
      value: value(roll, depth),
      enumerable: true,
      configurable: true,
      writable: true,
    })
  return made
}

/** Empty tables are nothing to a file over another one. */
const bare = (of: Value): Value => {
  if (!isDoc(of)) return of
  const kept = Object.entries(of)
    .map(([key, inner]) => [key, bare(inner)] as const)
    .filter(([, inner]) => !isDoc(inner) || Object.keys(inner).length > 0)
  return Object.fromEntries(kept)
}

describe('documents that nobody would write', () => {
  beforeEach(() => localStorage.clear())

  it('are what differs from their base, and their base', () => {
    for (let seed = 1; seed <= 3_000; seed++) {
      const roll = dice(seed)
      const [base, all] = [doc(roll), doc(roll)]
      const laid = overlay(base, difference(base, all, new Set()), new Set())
      expect(same(laid, all), JSON.stringify([base, all, laid])).toBe(true)
    }
  })

  it('go into a file and come out of it', () => {
    for (let seed = 1; seed <= 1_000; seed++) {
      const made = doc(dice(seed))
      expect(same(fromToml(toToml(made)), made), JSON.stringify(made)).toBe(true)
    }
  })

  it('say the same over rules of one’s own and over the house alone', () => {
    for (let seed = 1; seed <= 1_000; seed++) {
      const roll = dice(seed)
      const house = doc(roll)
      const mine: Record<string, Doc> = {
        '1': { ...doc(roll), base: 'house' },
        '2': { ...doc(roll), base: overMine('1') },
      }
      const places: Places = {
        mine: (id) => mine[id],
        house: () => house,
        decisions: DECISIONS,
      }
      const file = { ...doc(roll), base: overMine('2') }
      const alone = flat(file, places)
      expect(
        alone && same(bare(whole(alone, places) ?? NONE), bare(whole(file, places) ?? {})),
      ).toBe(true)
      expect(alone?.base).toBe('house')
    }
  })

  it('that were kept and damaged are left out or kept, and nothing fails', () => {
    const sound = new RulesStore()
    sound.add({ base: 'live', deal: { hand: 5 } }, 'von Ida', 'RK7P4QX')
    sound.add({ base: overMine('1'), id: 'two' })
    const kept = localStorage.getItem('stammtisch.my-rules') ?? ''
    expect(new RulesStore().all).toHaveLength(2)
    for (let seed = 1; seed <= 2_000; seed++) {
      const roll = dice(seed)
      const letters = [...kept]
      for (let n = roll(4) + 1; n > 0; n--)
        letters[roll(letters.length)] = ['"', '{', '0', 'null', ']', ''][roll(6)] ?? ''
      localStorage.setItem('stammtisch.my-rules', letters.join(''))
      for (const { file, versions, past } of new RulesStore().all)
        expect([file, ...past, ...versions.map((one) => one.file)].every(isDoc)).toBe(true)
    }
  })

  it('in links are told from no rules', async () => {
    for (let seed = 1; seed <= 200; seed++) {
      const roll = dice(seed)
      const packed = Array.from({ length: roll(60) }, () => 'AZaz09-_'[roll(8)]).join('')
      const text = await unpack(packed)
      expect(text === null || typeof text === 'string').toBe(true)
    }
  })
})
