import { beforeEach, describe, expect, it } from 'vitest'
import { Shelf } from './shelf.svelte'

const KEY = 'stammtisch.my-rules'
const file = (hand: number) => ({ base: 'live', deal: { hand } })

describe('my rules', () => {
  beforeEach(() => localStorage.clear())

  it('are there after a reload, with their versions and steps', () => {
    const shelf = new Shelf()
    const { id } = shelf.add(file(5))
    shelf.update(id, file(4), [file(5)])
    shelf.remember(id)
    shelf.remember(id)
    shelf.update(id, file(3), [file(5), file(4)])
    shelf.remember(id)
    const kept = new Shelf().find(id)
    expect(kept?.file).toEqual(file(3))
    expect(kept?.past).toEqual([file(5), file(4)])
    expect(kept?.versions.map((version) => version.file)).toEqual([file(3), file(4)])
    shelf.remove(id)
    expect(new Shelf().all).toEqual([])
  })

  it('are bounded', () => {
    const shelf = new Shelf()
    const ids = Array.from({ length: 50 }, (_, hand) => shelf.add(file(hand)).id)
    expect(new Set(ids.slice(0, 40)).size).toBe(40)
    expect(shelf.all.length).toBe(40)
    expect(shelf.full).toBe(true)
    const id = shelf.all[0]?.id ?? ''
    for (let hand = 0; hand < 30; hand++) {
      shelf.update(id, file(hand), Array(30).fill(file(1)))
      shelf.remember(id)
    }
    const kept = new Shelf().find(id)
    expect(kept?.versions.length).toBe(12)
    expect(kept?.past.length).toBe(12)
  })

  it('give way to what is newer when there is too much of them', () => {
    const shelf = new Shelf()
    const { id } = shelf.add({ base: 'live', about: 'x'.repeat(200_000) })
    for (let i = 0; i < 12; i++) {
      shelf.update(id, { base: 'live', about: `${i}${'x'.repeat(200_000)}` }, [])
      shelf.remember(id)
    }
    expect(localStorage.getItem(KEY)?.length).toBeLessThan(1_600_000)
    expect(String(shelf.find(id)?.file.about).startsWith('11')).toBe(true)
  })

  it('that cannot be read are forgotten', () => {
    for (const broken of ['{', '5', 'null', '[1, {"id": "1"}, null]']) {
      localStorage.setItem(KEY, broken)
      expect(new Shelf().all).toEqual([])
    }
  })
})
