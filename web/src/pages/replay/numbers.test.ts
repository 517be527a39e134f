import { render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { expect, it } from 'vitest'
import { i18n } from '../../lib/i18n/i18n.svelte'
import { filmOf, positionAt } from './fixtures'
import MarkList from './MarkList.svelte'
import { Player } from './player.svelte'
import { Positions } from './positions'
import TimeLine from './TimeLine.svelte'
import { words } from './words'

await words.ready()

/** A film of thirty steps, of which the first is the start. */
async function filmed() {
  const player = new Player(
    filmOf(30),
    new Positions(30, async (eyes, from, count) =>
      Array.from({ length: count }, (_, at) => positionAt(from + at, eyes)),
    ),
  )
  await player.open(0, 'open')
  return player
}

it('numbers steps as the address and the command line do', async () => {
  const player = await filmed()
  render(TimeLine, { player })
  const told = () => {
    flushSync()
    return screen.getByRole('slider').getAttribute('aria-valuetext')
  }
  expect(told()).toBe('Anfang, Runde 1')
  await player.go(13)
  expect(told()).toBe('Schritt 13 von 29, Runde 2')
  await player.go(99)
  expect(told()).toBe('Schritt 29 von 29, Runde 3')
  expect(document.querySelector('.mark title')?.textContent).toBe('Schritt 3: Ansage')
  await i18n.set('en')
  await player.go(0)
  expect(told()).toBe('Start, deal 1')
})

it('numbers moments in the same way', async () => {
  render(MarkList, { player: await filmed(), view: null, onclose() {}, ongo() {} })
  const [first] = screen.getAllByRole('listitem')
  expect(first?.textContent?.replace(/\s+/g, ' ').trim()).toBe('3 Ansage')
})
