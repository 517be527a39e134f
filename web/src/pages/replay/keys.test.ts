import { expect, it } from 'vitest'
import { actOf } from './keys'

const press = (key: string, change: Partial<Parameters<typeof actOf>[0]> = {}) =>
  actOf({
    key,
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    target: document.body,
    defaultPrevented: false,
    ...change,
  })

it('steps with the arrows: by move, turn and deal', () => {
  expect(press('ArrowRight')).toEqual({ do: 'stride', stride: 'move', way: 1 })
  expect(press('ArrowLeft', { shiftKey: true })).toEqual({ do: 'stride', stride: 'turn', way: -1 })
  expect(press('ArrowRight', { ctrlKey: true })).toEqual({ do: 'stride', stride: 'deal', way: 1 })
  expect(press('Home')).toEqual({ do: 'stride', stride: 'all', way: -1 })
  expect(press('End')).toEqual({ do: 'stride', stride: 'all', way: 1 })
})

it('leaves keys to what has the focus', () => {
  expect(press(' ')).toEqual({ do: 'toggle' })
  expect(press(' ', { target: document.createElement('button') })).toBeNull()
  expect(press('ArrowRight', { target: document.createElement('select') })).toBeNull()
  expect(press('ArrowRight', { metaKey: true })).toBeNull()
  expect(press('ArrowRight', { defaultPrevented: true })).toBeNull()
  expect(press('ArrowLeft', { altKey: true })).toBeNull()
  expect(press('z')).toBeNull()
})
