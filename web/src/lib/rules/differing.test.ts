import { beforeAll, expect, it } from 'vitest'
import { i18n } from '../i18n/i18n.svelte'
import { words } from '../table-settings/words'
import { differing } from './differing'

const two = (name: string) => ({ de: name, en: `${name} (en)` })

beforeAll(async () => {
  await i18n.set('de')
  await words.ready()
})

it('names what a rules file is compared with, and tells the first things in a line', () => {
  const option = { name: two('Kartenzahl'), now: two('vier') }
  const long =
    'Wer eine Acht legt, darf danach noch eine Karte legen, wenn sie von derselben Farbe ist.'
  const de = ['Die 7 zieht drei.', long, 'Ass setzt aus.', 'Ende.', 'Mehr.']
  expect(differing({ base: two('Live'), options: [option], de, en: [] })).toEqual({
    lead: 'Anders als „Live“:',
    line: 'Kartenzahl: vier · Die 7 zieht drei · Wer eine Acht legt, darf danach noch eine Karte legen, wenn … · und noch 3 weitere',
  })
})

it('speaks of what is usual where there is no file', () => {
  const option = { name: two('Kartenzahl'), now: two('vier') }
  expect(differing({ base: null, options: [option], de: [], en: [] })).toEqual({
    lead: 'Anders als üblich:',
    line: 'Kartenzahl: vier',
  })
})
