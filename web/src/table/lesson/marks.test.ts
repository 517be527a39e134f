import { afterEach, expect, test } from 'vitest'
import { highlight, placeOf } from './marks.lazy'

afterEach(() => document.body.replaceChildren())

const lit = () => [...document.querySelectorAll('[data-guided]')].map((one) => one.id)

test('a mark that this page does not know points nowhere', () => {
  expect(placeOf('moon')).toBeNull()
  expect(placeOf('constructor')).toBeNull()
  expect(placeOf('card:"]*')).toBeNull()
  expect(placeOf('claim:64')).toBe('[data-claim="64"]')
})

test('what comes later is lit up too, and nothing stays lit', async () => {
  document.body.innerHTML =
    '<div class="hand"><i id="a" data-card="7H"></i><i id="b" data-card="8H"></i></div>'
  const out = highlight(['card:7H', 'choice:clubs'])
  expect(lit()).toEqual(['a'])
  document.body.insertAdjacentHTML('beforeend', '<b id="c" data-choice="clubs"></b>')
  await new Promise((resolve) => setTimeout(resolve))
  expect(lit()).toEqual(['a', 'c'])
  out()
  expect(lit()).toEqual([])
})
