import { render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { expect, it, vi } from 'vitest'
import { loadKit } from '../../games/kits'
import LogList from '../../table/log/LogList.lazy.svelte'
import { sentences } from '../../table/log/log'
import { filmOf, positionAt } from './fixtures'
import { Player } from './player.svelte'
import { Positions } from './positions'
import StepText from './StepText.svelte'
import { secretOf, secretLine } from './secret'
import { words } from './words'

/** In the third step a card was slipped in below the one that everybody saw; in the second, what was
 * laid did not fit. */
const SLIPPED = 3
const BLUFFED = 2
const kit = await loadKit('mau')
await Promise.all([words.ready(), sentences.ready()])

async function shown() {
  const film = filmOf(30)
  for (const step of [BLUFFED, SLIPPED]) film.steps[step]?.marks.push('cheat')
  const player = new Player(
    film,
    new Positions(30, async (eyes, from, count) =>
      Array.from({ length: count }, (_, at) => positionAt(from + at, eyes)).map((one) => ({
        ...one,
        ...(one.step === SLIPPED && {
          move: { game: 'mau' as const, move: 'play' as const, card: '7S', under: '9H' },
        }),
      })),
    ),
  )
  await player.open(0, 'open')
  render(StepText, { player, kit })
  // Before the sentences have come, nothing is said of it, not that there is nothing to be said.
  expect(document.body.textContent).not.toContain(words.t.unseen)
  const said = () => document.querySelector('.said p')?.textContent ?? ''
  await vi.waitFor(() => expect(said()).toContain('Berta gibt weiter.'))
  return { player, said, aloud: () => document.querySelector('[aria-live]')?.textContent ?? '' }
}

it('says what happens while the game still shows it', async () => {
  const { player, said, aloud } = await shown()
  player.table.holdBy(() => new Promise(() => undefined))
  void player.go(1)
  await vi.waitFor(() => expect(player.table.held).toBe(true))
  flushSync()
  expect(said()).toContain('Berta gibt weiter.')
  expect(aloud()).toContain('Berta gibt weiter.')
  expect(said()).not.toContain(words.t.unseen)
})

it('is spoken while the film runs, unless that runs faster than anybody speaks', async () => {
  const { player, said, aloud } = await shown()
  await player.go(1)
  flushSync()
  const spoken = aloud()
  expect(spoken).toContain('Berta gibt weiter.')
  player.playing = true
  flushSync()
  expect(aloud()).toBe(spoken)
  // Nobody has to hear that something is waited for.
  player.waiting = true
  flushSync()
  expect(aloud()).toBe('')
  player.waiting = false
  player.speed = 0.5
  flushSync()
  expect(aloud()).toBe(spoken)
  player.speed = 2
  flushSync()
  expect(aloud()).toBe('')
  expect(said()).toContain('Berta gibt weiter.')
  player.playing = false
  flushSync()
  expect(aloud()).toBe(spoken)
})

it('tells in the log too what nobody saw', async () => {
  const { player, said } = await shown()
  await player.go(SLIPPED)
  flushSync()
  const secret = words.t.slipped(kit.cardName('9H'))
  expect(said()).toContain(secret)
  const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  const { unmount } = render(LogList, {
    table: player.table,
    more: secretLine(player, kit),
  })
  expect(lines()[0]).toMatch(/gibt weiter/)
  expect(lines().filter((line) => line.includes(secret))).toEqual([lines()[0]])
  expect(lines()[1]).toMatch(/Unbemerkt gemogelt\./)
  expect(lines().filter((line) => line.includes('gemogelt'))).toHaveLength(1)
  unmount()
  // At a table in play nobody knows more than what happened.
  render(LogList, { table: player.table })
  expect(lines().join()).not.toContain(secret)
})

it('tells how many cards were not taken', () => {
  const short = { game: 'mau' as const, move: 'draw_short' as const, missing: 2 }
  expect(secretOf(short, kit)).toBe('Heimlich 2 Karten zu wenig gezogen.')
  expect(secretOf({ game: 'mau', move: 'pass' }, kit)).toBe('')
  expect(secretOf(null, kit)).toBe('')
})
