import { beforeEach, describe, expect, it } from 'vitest'
import { RulesStore } from './rules-store.svelte'

const KEY = 'stammtisch.my-rules'
const file = (hand: number) => ({ base: 'live', deal: { hand } })

describe('my rules', () => {
  beforeEach(() => localStorage.clear())

  it('are there after a reload, with their versions and steps', () => {
    const store = new RulesStore()
    const { id } = store.add(file(5))
    store.update(id, file(4), [file(5)])
    store.remember(id)
    store.remember(id)
    store.update(id, file(3), [file(5), file(4)])
    store.remember(id)
    const kept = new RulesStore().find(id)
    expect(kept?.file).toEqual(file(3))
    expect(kept?.past).toEqual([file(5), file(4)])
    expect(kept?.versions.map((version) => version.file)).toEqual([file(3), file(4)])
    store.remove(id)
    expect(new RulesStore().all).toEqual([])
  })

  it('are bounded', () => {
    const store = new RulesStore()
    const ids = Array.from({ length: 50 }, (_, hand) => store.add(file(hand)).id)
    expect(new Set(ids.slice(0, 40)).size).toBe(40)
    expect(store.all.length).toBe(40)
    expect(store.full).toBe(true)
    const id = store.all[0]?.id ?? ''
    for (let hand = 0; hand < 30; hand++) {
      store.update(id, file(hand), Array(30).fill(file(1)))
      store.remember(id)
    }
    const kept = new RulesStore().find(id)
    expect(kept?.versions.length).toBe(12)
    expect(kept?.past.length).toBe(12)
  })

  it('give way to what is newer when there is too much of them', () => {
    const store = new RulesStore()
    const { id } = store.add({ base: 'live', about: 'x'.repeat(200_000) })
    for (let i = 0; i < 12; i++) {
      store.update(id, { base: 'live', about: `${i}${'x'.repeat(200_000)}` }, [])
      store.remember(id)
    }
    expect(localStorage.getItem(KEY)?.length).toBeLessThan(1_600_000)
    expect(String(store.find(id)?.file.about).startsWith('11')).toBe(true)
  })

  it('that cannot be read are forgotten', () => {
    for (const broken of ['{', '5', 'null', '[1, {"id": "1"}, null]']) {
      localStorage.setItem(KEY, broken)
      expect(new RulesStore().all).toEqual([])
    }
  })
})
