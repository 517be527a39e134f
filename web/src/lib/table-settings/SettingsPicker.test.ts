import { render, screen } from '@testing-library/svelte'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS } from './defaults'
import SettingsPicker from './SettingsPicker.svelte'
import { words } from './words'

beforeAll(() => words.ready())

const toggle = (name: string) => screen.getByRole('switch', { name: new RegExp(`^${name}`) })
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

describe('how a table is kept', () => {
  it('changes one thing and keeps the others', () => {
    const onset = vi.fn()
    const settings = { ...DEFAULT_SETTINGS, public: true }
    render(SettingsPicker, { settings, onset, canLayAside: true })
    radio('Flott').click()
    expect(onset).toHaveBeenLastCalledWith({ ...settings, pace: 'brisk' })
    radio('5,00 ℂ').click()
    expect(onset).toHaveBeenLastCalledWith({ ...settings, stake: 500 })
    radio('Karten weglegen').click()
    expect(onset).toHaveBeenLastCalledWith({ ...settings, leavers: 'laid_aside' })
    toggle('Öffentlicher Tisch').click()
    expect(onset).toHaveBeenLastCalledWith({ ...settings, public: false })
  })

  it('hides a table or lists it, and not both', async () => {
    const onset = vi.fn()
    const { rerender } = render(SettingsPicker, {
      settings: { ...DEFAULT_SETTINGS, public: true },
      onset,
      canLayAside: true,
    })
    toggle('Nur über den Link').click()
    expect(onset).toHaveBeenLastCalledWith({ ...DEFAULT_SETTINGS, link_only: true })
    await rerender({ settings: { ...DEFAULT_SETTINGS, link_only: true } })
    toggle('Öffentlicher Tisch').click()
    expect(onset).toHaveBeenLastCalledWith({ ...DEFAULT_SETTINGS, public: true })
  })

  it('shows matches to nobody afterwards, or plays for a stake, and not both', async () => {
    const onset = vi.fn()
    const { rerender } = render(SettingsPicker, {
      settings: { ...DEFAULT_SETTINGS, stake: 500 },
      onset,
      canLayAside: false,
    })
    radio('Nie aufdecken').click()
    expect(onset).toHaveBeenLastCalledWith({
      ...DEFAULT_SETTINGS,
      films: 'never',
      stake: 0,
      rated: false,
    })
    await rerender({ settings: { ...DEFAULT_SETTINGS, films: 'never' } })
    radio('2,50 ℂ').click()
    expect(onset).toHaveBeenLastCalledWith({ ...DEFAULT_SETTINGS, films: 'kept', stake: 250 })
  })

  it('rates matches that can be watched afterwards', async () => {
    const onset = vi.fn()
    const { rerender } = render(SettingsPicker, {
      settings: { ...DEFAULT_SETTINGS, films: 'never' },
      onset,
      canLayAside: false,
    })
    radio('Gewertet').click()
    expect(onset).toHaveBeenLastCalledWith({ ...DEFAULT_SETTINGS, rated: true })
    await rerender({ settings: { ...DEFAULT_SETTINGS, rated: true } })
    expect(radio('Gewertet').checked).toBe(true)
    radio('Nur so').click()
    expect(onset).toHaveBeenLastCalledWith(DEFAULT_SETTINGS)
  })

  it('keeps what was set a moment ago and is still on its way', async () => {
    const onset = vi.fn()
    const { rerender } = render(SettingsPicker, {
      settings: DEFAULT_SETTINGS,
      onset,
      canLayAside: true,
    })
    radio('Frei').click()
    await rerender({ settled: false })
    radio('Flott').click()
    expect(onset).toHaveBeenLastCalledWith({ ...DEFAULT_SETTINGS, talk: 'free', pace: 'brisk' })
    // Refused: what comes after it starts from what the table says.
    await rerender({ settled: true })
    toggle('Öffentlicher Tisch').click()
    expect(onset).toHaveBeenLastCalledWith({ ...DEFAULT_SETTINGS, public: true })
  })

  it('offers what the game can, and leaves alone what cannot be changed now', () => {
    const onset = vi.fn()
    render(SettingsPicker, {
      settings: DEFAULT_SETTINGS,
      onset,
      canLayAside: false,
      locked: ['pace'],
    })
    expect(screen.queryByRole('radio', { name: 'Karten weglegen' })).toBeNull()
    expect(radio('Flott').disabled).toBe(true)
    expect(radio('Frei').disabled).toBe(false)
  })
})
