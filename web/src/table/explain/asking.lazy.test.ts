import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { explains } from './asking.lazy'

const ask = vi.fn()
const played = vi.fn()
let stop = () => {}
let button: HTMLButtonElement

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<button><svg data-explain="7H"></svg></button><p>beside</p>'
  button = document.querySelector('button') as HTMLButtonElement
  button.onclick = played
  stop = explains(ask)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  ask.mockReset()
  played.mockReset()
})

const fire = (type: string, init: PointerEventInit = {}) =>
  button.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      isPrimary: true,
      button: 0,
      ...init,
    }),
  )
const release = () => {
  fire('pointerup')
  button.click()
}

it('a tap plays and explains nothing', () => {
  fire('pointerdown')
  vi.advanceTimersByTime(300)
  release()
  vi.advanceTimersByTime(1000)
  expect([ask.mock.calls, played.mock.calls.length]).toEqual([[], 1])
})

it('a long press explains and plays nothing; the next tap plays again', () => {
  fire('pointerdown')
  vi.advanceTimersByTime(500)
  expect(ask.mock.calls).toEqual([['7H']])
  fire('contextmenu', { pointerType: 'touch' })
  release()
  expect([ask.mock.calls.length, played.mock.calls.length]).toEqual([1, 0])
  fire('pointerdown')
  release()
  expect(played).toHaveBeenCalledOnce()
})

it('a finger that moves away asks nothing', () => {
  fire('pointerdown', { clientX: 5, clientY: 5 })
  fire('pointermove', { clientX: 40, clientY: 5 })
  vi.advanceTimersByTime(1000)
  expect(ask).not.toHaveBeenCalled()
})

it('the right button explains, and no menu of the browser opens', () => {
  const free = fire('contextmenu', { button: 2, pointerType: 'mouse' })
  expect([ask.mock.calls, free]).toEqual([[['7H']], false])
})

it('I explains the card that has the focus, and is left alone elsewhere', () => {
  const press = () =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'i', bubbles: true, cancelable: true }),
    )
  press()
  expect(ask).not.toHaveBeenCalled()
  button.focus()
  press()
  expect(ask.mock.calls).toEqual([['7H']])
})

it('what asks by itself explains by a click', () => {
  button.dataset.asks = ''
  button.click()
  expect(ask.mock.calls).toEqual([['7H']])
})
