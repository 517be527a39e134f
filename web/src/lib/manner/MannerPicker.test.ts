import { render, screen } from '@testing-library/svelte'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { USUAL } from './manner'
import MannerPicker from './MannerPicker.svelte'
import { words } from './words'

beforeAll(() => words.ready())

const toggle = (name: string) => screen.getByRole('switch', { name: new RegExp(`^${name}`) })
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

describe('how a table is kept', () => {
  it('changes one thing and keeps the others', () => {
    const onset = vi.fn()
    const manner = { ...USUAL, public: true }
    render(MannerPicker, { manner, onset, canLayAside: true })
    radio('Flott').click()
    expect(onset).toHaveBeenLastCalledWith({ ...manner, pace: 'brisk' })
    radio('5,00 ℂ').click()
    expect(onset).toHaveBeenLastCalledWith({ ...manner, stake: 500 })
    radio('Karten weglegen').click()
    expect(onset).toHaveBeenLastCalledWith({ ...manner, leavers: 'laid_aside' })
    toggle('Öffentlicher Tisch').click()
    expect(onset).toHaveBeenLastCalledWith({ ...manner, public: false })
  })

  it('hides a table or lists it, and not both', async () => {
    const onset = vi.fn()
    const { rerender } = render(MannerPicker, {
      manner: { ...USUAL, public: true },
      onset,
      canLayAside: true,
    })
    toggle('Nur über den Link').click()
    expect(onset).toHaveBeenLastCalledWith({ ...USUAL, link_only: true })
    await rerender({ manner: { ...USUAL, link_only: true } })
    toggle('Öffentlicher Tisch').click()
    expect(onset).toHaveBeenLastCalledWith({ ...USUAL, public: true })
  })

  it('shows matches to nobody afterwards, or plays for a stake, and not both', async () => {
    const onset = vi.fn()
    const { rerender } = render(MannerPicker, {
      manner: { ...USUAL, stake: 500 },
      onset,
      canLayAside: false,
    })
    radio('Nie aufdecken').click()
    expect(onset).toHaveBeenLastCalledWith({ ...USUAL, films: 'never', stake: 0, rated: false })
    await rerender({ manner: { ...USUAL, films: 'never' } })
    radio('2,50 ℂ').click()
    expect(onset).toHaveBeenLastCalledWith({ ...USUAL, films: 'kept', stake: 250 })
  })

  it('rates matches that can be watched afterwards', async () => {
    const onset = vi.fn()
    const { rerender } = render(MannerPicker, {
      manner: { ...USUAL, films: 'never' },
      onset,
      canLayAside: false,
    })
    radio('Gewertet').click()
    expect(onset).toHaveBeenLastCalledWith({ ...USUAL, rated: true })
    await rerender({ manner: { ...USUAL, rated: true } })
    expect(radio('Gewertet').checked).toBe(true)
    radio('Nur so').click()
    expect(onset).toHaveBeenLastCalledWith(USUAL)
  })

  it('keeps what was set a moment ago and is still on its way', async () => {
    const onset = vi.fn()
    const { rerender } = render(MannerPicker, { manner: USUAL, onset, canLayAside: true })
    radio('Frei').click()
    await rerender({ settled: false })
    radio('Flott').click()
    expect(onset).toHaveBeenLastCalledWith({ ...USUAL, talk: 'free', pace: 'brisk' })
    // Refused: what comes after it starts from what the table says.
    await rerender({ settled: true })
    toggle('Öffentlicher Tisch').click()
    expect(onset).toHaveBeenLastCalledWith({ ...USUAL, public: true })
  })

  it('offers what the game can, and leaves alone what cannot be changed now', () => {
    const onset = vi.fn()
    render(MannerPicker, { manner: USUAL, onset, canLayAside: false, locked: ['pace'] })
    expect(screen.queryByRole('radio', { name: 'Karten weglegen' })).toBeNull()
    expect(radio('Flott').disabled).toBe(true)
    expect(radio('Frei').disabled).toBe(false)
  })
})
