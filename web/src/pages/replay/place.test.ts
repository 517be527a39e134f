import { describe, expect, it } from 'vitest'
import { hashOf, matchOf, placeIn } from './place'

describe('the address of a match', () => {
  it.each([
    ['/partien', null],
    ['/partien/', null],
    ['/partien/more', undefined],
    ['/partie', undefined],
    ['/partie/K7P4QX-1', { id: 'K7P4QX-1', key: null }],
    ['/partie/f-ab/geheim', { id: 'f-ab', key: 'geheim' }],
    ['/partie/f-ab/geheim/more', undefined],
    ['/partie/%E0%A4%A', { id: '%E0%A4%A', key: null }],
  ])('%s', (path, match) => expect(matchOf(path)).toEqual(match))
})

describe('the place in it', () => {
  const film = { steps: 40, seats: 4 }

  it.each([
    [0, 'open'],
    [39, 'open'],
    [7, 0],
    [12, 3],
  ] as const)('is kept: step %i, eyes %s', (step, eyes) => {
    expect(placeIn(hashOf(step, eyes), film)).toEqual({ step, eyes })
  })

  it.each([
    ['', 0, 'open'],
    ['#400', 39, 'open'],
    ['#3.9', 3, 'open'],
    ['#3.0', 3, 'open'],
    ['#nowhere', 0, 'open'],
  ])('forgives %s', (hash, step, eyes) => {
    expect(placeIn(hash, film)).toEqual({ step, eyes })
  })
})
