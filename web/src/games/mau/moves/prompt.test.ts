import { beforeAll, describe, expect, it } from 'vitest'
import { gameView, tableView } from '../../../lib/fixtures/views'
import type { GameView } from '../../../lib/wire/GameView'
import type { MauAsk } from '../../../lib/wire/MauAsk'
import type { MauMove } from '../../../lib/wire/MauMove'
import { later, words } from '../words'
import { askedPrompt } from './asked.lazy'
import { Plays } from './plays'
import { promptOf } from './prompt'

beforeAll(() => Promise.all([words.ready(), later.ready()]))

/** Anna looks at a last card that lies there. */
function lies(of: number, turn: number, legal: MauMove[], irregular: MauMove[]) {
  const game: Extract<GameView, { game: 'mau' }> = {
    ...gameView({ turn, legal, daring: irregular }),
    phase: 'last_card',
    of,
    accuse: true,
  }
  return promptOf({ view: tableView(game), game, plays: new Plays(game, false) })
}

describe('a wish before the first turn', () => {
  const wish = (turn: number, legal: MauMove[]) => {
    const game: Extract<GameView, { game: 'mau' }> = { ...gameView({ turn, legal }), phase: 'wish' }
    return promptOf({ view: tableView(game), game, plays: new Plays(game, false) })
  }

  it('is asked of whoever begins, with all there is to wish', () => {
    const suits: MauMove[] = [
      { move: 'wish', wish: 'clubs' },
      { move: 'wish', wish: 'hearts' },
    ]
    const asked = wish(0, suits)
    expect(asked?.choices).toEqual([
      { label: 'Kreuz', move: suits[0], suit: 'clubs' },
      { label: 'Herz', move: suits[1], suit: 'hearts' },
    ])
  })

  it('can be left out, last of all, where the card leaves it open', () => {
    const asked = wish(0, [{ move: 'wish' }, { move: 'wish', wish: 'K' }])
    expect(asked?.choices.map(({ label, move }) => [label, move])).toEqual([
      ['König', { move: 'wish', wish: 'K' }],
      ['Kein Wunsch', { move: 'wish' }],
    ])
  })

  it('is waited for by all others', () => {
    const other = wish(3, [])
    expect(other?.text).toContain('Dora')
    expect(other?.choices).toEqual([])
  })
})

describe('cheating with what fits', () => {
  const cheats = (due: number, irregular: MauMove[]) => {
    const game: Extract<GameView, { game: 'mau' }> = {
      ...gameView({ turn: 0, daring: irregular }),
      due,
    }
    const plays = new Plays(game, true)
    return { can: plays.canCheat, asked: promptOf({ view: tableView(game), game, plays }) }
  }

  it('is drawing, or passing where nothing is drawn', () => {
    const { can, asked } = cheats(1, [{ move: 'draw' }])
    expect(can).toBe(true)
    expect(asked?.choices).toEqual([
      { label: 'Ziehen, obwohl etwas passt', move: { move: 'draw' } },
    ])
    const none = cheats(0, [{ move: 'draw' }])
    expect(none.asked?.choices.map(({ label }) => label)).toEqual([
      'Weitergeben, obwohl etwas passt',
    ])
  })

  it('is handing over what has been drawn and fits', () => {
    const { can, asked } = cheats(1, [{ move: 'pass' }])
    expect(can).toBe(true)
    expect(asked?.choices.map(({ move }) => move)).toEqual([{ move: 'pass' }])
  })
})

describe('a last card that can be accused', () => {
  it('gives whoever is next two plain choices', () => {
    const asked = lies(3, 0, [{ move: 'pass' }], [{ move: 'accuse', seat: 3 }])
    expect(asked?.text).toContain('Dora')
    expect(asked?.choices.map(({ move }) => move)).toEqual([
      { move: 'pass' },
      { move: 'accuse', seat: 3 },
    ])
  })

  it('is only let stand by whoever has accused in vain', () => {
    const asked = lies(3, 0, [{ move: 'pass' }], [])
    expect(asked?.choices.map(({ move }) => move)).toEqual([{ move: 'pass' }])
  })

  it('is told to those who may still accuse, and to its player', () => {
    const other = lies(3, 1, [], [{ move: 'accuse', seat: 3 }])
    const own = lies(0, 1, [], [])
    expect(other?.choices).toEqual([])
    expect(other?.text).toContain('Dora')
    expect(own?.text).toContain('Berta')
  })
})

describe('what a rule of the table asks', () => {
  const ask = (asks: MauAsk, turn: number, legal: MauMove[], left: number[] = []) => {
    const game: Extract<GameView, { game: 'mau' }> = {
      ...gameView({ turn, legal }),
      phase: 'asked',
      rule: 0,
      by: 1,
      asks,
      left,
    }
    const view = tableView(game)
    const rules = { ...view.rules, named_rules: [{ de: 'Klatschen', en: 'Slap' }] }
    return askedPrompt({ view: { ...view, rules }, game, plays: new Plays(game, false) })
  }
  const yes: MauMove = { move: 'react', yes: true }
  const no: MauMove = { move: 'react', yes: false }

  it('is one button for everybody who is to be quick, whoever has the turn', () => {
    const race = { ask: 'race' as const, last: true }
    const asked = ask(race, 2, [yes, no], [0, 2])
    expect(asked?.text).toContain('Klatschen')
    expect(asked?.choices).toEqual([{ label: 'Hier!', move: yes }])
    const waits = ask(race, 2, [], [2])
    expect(waits?.choices).toEqual([])
  })

  it('is yes or no, or a name, for whoever set it off', () => {
    expect(ask({ ask: 'whether' }, 0, [yes, no])?.choices.map(({ move }) => move)).toEqual([
      yes,
      no,
    ])
    const targets: MauMove[] = [1, 2].map((seat) => ({ move: 'target', seat }))
    const whom = ask({ ask: 'whom', may: true }, 0, [...targets, no])
    expect(whom?.choices.map(({ move }) => move)).toEqual([...targets, no])
    expect(ask({ ask: 'whom', may: false }, 0, targets)?.choices).toHaveLength(2)
    expect(ask({ ask: 'whom', may: false }, 1, [])?.choices).toEqual([])
  })

  it('is left or right, where hands go to a side of choice', () => {
    expect(ask({ ask: 'way' }, 0, [yes, no])?.choices).toEqual([
      { label: 'Nach links', move: yes },
      { label: 'Nach rechts', move: no },
    ])
    expect(ask({ ask: 'way' }, 1, [])?.choices).toEqual([])
  })
})
