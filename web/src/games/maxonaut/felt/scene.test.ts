import { describe, expect, it } from 'vitest'
import type { MaxEvent } from '../../../lib/wire/MaxEvent'
import type { MaxReveal } from '../../../lib/wire/MaxReveal'
import { maxEvents, maxView } from '../fixtures'
import { sceneOf, beatsOf } from './scene'

const doubted: MaxEvent = { event: 'doubted', seat: 0, announcer: 1 }
const up = (card: string, origin: 'top' | 'discard' | 'draw' = 'top'): MaxEvent => ({
  event: 'turned_up',
  card,
  origin,
})
const penalty = (seat: number, why: 'lie' | 'trap' | 'accepted' | 'wrong_form'): MaxEvent => ({
  event: 'penalty',
  seat,
  points: 1,
  total: 1,
  why,
})
const reveal: MaxReveal = {
  round: 1,
  judge: 0,
  announcer: 1,
  claim: '54',
  cards: ['virus', '4'],
  worth: null,
  shown: [],
  penalty: null,
}

/** What lies open, picture by picture: a dot for a card that is face down. */
const faces = (events: MaxEvent[], before = maxView()) =>
  beatsOf(maxEvents(...events), before).map(({ scene }) =>
    scene.cards.map(({ card, open }) => (open ? card : '.')).join(' '),
  )

describe('the pictures of a reveal', () => {
  it('turn the top card first, which lies at the right as on the table', () => {
    expect(faces([doubted, up('7'), up('4')])).toEqual(['. .', '. 7', '4 7'])
    expect(sceneOf(reveal).cards.map(({ card }) => card)).toEqual(['4', 'virus'])
  })

  it('lay what comes instead of chance beside them', () => {
    const events = [doubted, up('chance'), up('4'), up('9', 'discard'), up('2', 'draw')]
    expect(faces(events).slice(2)).toEqual(['4 chance', '4 chance 9', '4 chance 9 2'])
    const cards = beatsOf(maxEvents(...events), maxView()).at(-1)?.scene.cards ?? []
    expect(cards.map(({ origin }) => origin)).toEqual(['top', 'top', 'discard', 'draw'])
    expect(new Set(cards.map(({ id }) => id)).size).toBe(4)
  })

  it('tell the verdict only after the cards, and the point after the verdict', () => {
    const judged: MaxEvent = { event: 'judged', announcer: 1, claim: '54', worth: null }
    const beats = beatsOf(
      maxEvents(doubted, up('7'), up('joker'), judged, penalty(1, 'lie')),
      maxView(),
    )
    expect(beats.map(({ scene }) => [scene.worth !== null, scene.penalty?.seat])).toEqual([
      [false, undefined],
      [false, undefined],
      [false, undefined],
      [true, undefined],
      [true, 1],
    ])
    expect(beats[0]).toMatchObject({ after: 0, scene: { judge: 0, announcer: 1, said: '54' } })
    expect(beats.slice(1).every(({ after }) => after > 0)).toBe(true)
    expect(beats.at(-1)?.scene).toMatchObject({ worth: { claim: null }, penalty: { why: 'lie' } })
  })

  it('go on where virus or bomb made them wait', () => {
    const before = maxView({
      phase: { phase: 'trap', virus: true, bomb: false, costs: 1 },
      reveal,
      top: [],
    })
    const [shown, hit] = beatsOf(
      maxEvents({ event: 'shown', seat: 0, cards: ['3'] }, penalty(1, 'trap')),
      before,
    )
    expect(shown?.scene).toMatchObject({ said: '54', shown: ['3'], penalty: null })
    expect(shown?.scene.cards.map(({ card }) => card)).toEqual(['4', 'virus'])
    expect(hit?.scene.penalty).toEqual({ seat: 1, points: 1, why: 'trap' })
  })

  it('name what lies there that hits', () => {
    const trapped: MaxEvent = { event: 'trapped', seat: 0, virus: false, bomb: true }
    const last = beatsOf(maxEvents(doubted, up('bomb'), up('4'), trapped), maxView()).at(-1)
    expect(last?.scene).toMatchObject({ trap: { virus: false, bomb: true }, worth: null })
  })
})

describe('other pictures', () => {
  it('are none where nobody holds the breath', () => {
    expect(
      faces([
        { event: 'believed', seat: 0 },
        { event: 'drew', seat: 0, count: 4 },
      ]),
    ).toEqual([])
    expect(beatsOf([], maxView())).toEqual([])
  })

  it('show who accepts a Maxonaut', () => {
    const before = maxView({
      history: [{ seat: 1, said: '21', claim: '21', from: ['hand', 'hand'] }],
    })
    const beats = beatsOf(maxEvents({ event: 'believed', seat: 0 }, penalty(0, 'accepted')), before)
    expect(beats).toHaveLength(1)
    expect(beats[0]?.scene).toMatchObject({ kind: 'accept', judge: 0, announcer: 1, said: '21' })
    expect(beats[0]?.scene.cards).toEqual([])
  })

  it('show a value that was said the wrong way round as it was said', () => {
    const said: MaxEvent = { event: 'announced', seat: 0, said: '45' }
    const [beat] = beatsOf(maxEvents(said, penalty(0, 'wrong_form')), maxView())
    expect(beat?.scene).toMatchObject({ kind: 'slip', judge: 0, said: '45', penalty: { seat: 0 } })
  })
})
