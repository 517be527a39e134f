import { describe, expect, it, vi } from 'vitest'
import type { Doc } from './document'
import { Draft } from './draft.svelte'

const BASE: Doc = {
  format: 2,
  id: 'live',
  name: { de: 'Live', en: 'Live' },
  cards: { 7: { threat: { draw: 2, then: 'plays' } }, A: { again: true } },
  deal: { hand: 6 },
  fit: { suit: true, anywhere: ['J'] },
  match: { race: { target: { any: 25 } } },
}
const DECISIONS = new Set(['match', 'packs', 'do'])
const draft = () => new Draft({ base: 'live', id: 'unsere' }, BASE, DECISIONS)

describe('a draft', () => {
  it('holds what is different and shows the whole', () => {
    const it = draft()
    expect(it.at(['deal', 'hand'])).toBe(6)
    expect(it.changed(['deal', 'hand'])).toBe(false)
    it.set(['deal', 'hand'], 5)
    expect(it.file).toEqual({ base: 'live', id: 'unsere', deal: { hand: 5 } })
    expect(it.changed(['deal', 'hand'])).toBe(true)
    it.set(['deal', 'hand'], 6)
    expect(it.file).toEqual({ base: 'live', id: 'unsere' })
  })

  it('takes away what the base has with "none", and what is its own without a trace', () => {
    const it = draft()
    it.unset(['cards', 'A', 'again'])
    expect(it.file.cards).toEqual({ A: { again: 'none' } })
    it.unset(['cards', 'A'])
    expect(it.file.cards).toEqual({ A: 'none' })
    it.reset(['cards', 'A'])
    it.set(['cards', '9', 'again'], true, false)
    expect(it.file.cards).toEqual({ 9: { again: true } })
    it.set(['cards', '9', 'again'], false, false)
    expect(it.file).toEqual({ base: 'live', id: 'unsere' })
  })

  it('says what is usual where the base says something else', () => {
    const it = draft()
    it.set(['cards', 'A', 'again'], false, false)
    expect(it.file.cards).toEqual({ A: { again: false } })
  })

  it('never calls itself as its base', () => {
    expect(draft().at(['name'])).toBeUndefined()
    expect(draft().changed(['id'])).toBe(true)
  })

  it('goes back and forth through all steps', () => {
    vi.useFakeTimers()
    const it = draft()
    const files = [it.file]
    for (const hand of [5, 4, 3]) {
      vi.advanceTimersByTime(10_000)
      it.set(['deal', 'hand'], hand)
      files.push(it.file)
    }
    it.set(['match'], 'single')
    files.push(it.file)
    for (const file of files.slice(0, -1).reverse()) {
      it.undo()
      expect(it.file).toEqual(file)
    }
    expect(it.canUndo).toBe(false)
    for (const file of files.slice(1)) {
      it.redo()
      expect(it.file).toEqual(file)
    }
    expect(it.canRedo).toBe(false)
    it.undo()
    it.set(['deal', 'hand'], 9)
    expect(it.canRedo).toBe(false)
    vi.useRealTimers()
  })

  it('counts what is typed in one go as one step', () => {
    const it = draft()
    for (const de of ['U', 'Un', 'Uns']) it.set(['name', 'de'], de)
    it.undo()
    expect(it.at(['name'])).toBeUndefined()
  })

  it('tells of every change', () => {
    const told = vi.fn()
    const it = new Draft({ base: 'live' }, BASE, DECISIONS, told)
    it.set(['deal', 'hand'], 5)
    it.set(['deal', 'hand'], 5)
    it.undo()
    expect(told).toHaveBeenCalledTimes(2)
  })
})
