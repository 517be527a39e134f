import type { GameEvent } from '../../../lib/wire/GameEvent'
import type { MaxCard } from '../../../lib/wire/MaxCard'
import type { MaxEvent } from '../../../lib/wire/MaxEvent'
import type { MaxOrigin } from '../../../lib/wire/MaxOrigin'
import type { MaxPenalty } from '../../../lib/wire/MaxPenalty'
import type { MaxReveal } from '../../../lib/wire/MaxReveal'
import type { MaxView } from '../../../lib/wire/MaxView'

/** A card of the scene. */
export type SceneCard = { id: number; card: MaxCard; origin: MaxOrigin; open: boolean }

/** What everybody watches while cards are turned up: one picture of it. */
export type Scene = {
  kind: 'reveal' | 'accept' | 'slip'
  /** The seat that turned the cards up, or accepted; after a slip of the tongue, the seat that made
   * it. */
  judge: number
  announcer: number
  said: string
  cards: SceneCard[]
  trap: { virus: boolean; bomb: boolean } | null
  shown: MaxCard[]
  /** What the cards are worth; nothing yet, or nothing at all. */
  worth: { claim: string | null } | null
  penalty: MaxPenalty | null
}

/** The next picture, and how long the one before is looked at. */
export type Beat = { after: number; scene: Scene }

export const PAUSE_MS = 520
const FLIP = 620
const CHANCE = 480
const VERDICT = 700
const FLIGHT = 520

const START: Omit<Scene, 'kind' | 'judge' | 'announcer' | 'said'> = {
  cards: [],
  trap: null,
  shown: [],
  worth: null,
  penalty: null,
}

/** The open cards of a reveal that goes on: virus or bomb lie there, and somebody is asked. */
export function sceneOf(reveal: MaxReveal): Scene {
  return {
    ...START,
    kind: 'reveal',
    judge: reveal.judge,
    announcer: reveal.announcer,
    said: reveal.claim,
    cards: inTableOrder(reveal.cards).map((card, id) => ({
      id,
      card,
      origin: id < 2 ? 'top' : 'discard',
      open: true,
    })),
    shown: reveal.shown,
  }
}

/** Turned-up cards come with the top card first; on the table the one below it lies to the left. */
export function inTableOrder<T>(cards: readonly T[]): T[] {
  const [top, below, ...instead] = cards
  return [below, top, ...instead].filter((card) => card !== undefined)
}

/** The pictures of what happened, in order; none where there is nothing to wait for. `before` is
 * the game as it was. */
export function beatsOf(events: readonly GameEvent[], before: MaxView): Beat[] {
  const beats: Beat[] = []
  let scene: Scene | null =
    before.phase.phase === 'trap' && before.reveal ? sceneOf(before.reveal) : null
  let believer: number | null = null
  const show = (after: number, change: Partial<Scene>) => {
    if (!scene) return
    scene = { ...scene, ...change }
    beats.push({ after, scene })
  }
  for (const event of events) {
    if (event.game !== 'maxonaut') continue
    switch (event.event) {
      case 'doubted':
        scene = opening(event, before)
        beats.push({ after: 0, scene })
        break
      case 'believed':
        believer = event.seat
        break
      case 'turned_up':
        if (scene)
          show(event.origin === 'top' ? FLIP : CHANCE, { cards: turnedUp(scene.cards, event) })
        break
      case 'trapped':
        show(CHANCE, { trap: { virus: event.virus, bomb: event.bomb } })
        break
      case 'shown':
        show(PAUSE_MS, { shown: [...event.cards] })
        break
      case 'judged':
        show(VERDICT, { worth: { claim: event.worth } })
        break
      case 'penalty': {
        const { seat, points, why } = event
        if (why === 'accepted') scene = plain('accept', believer ?? seat, before)
        if (why === 'wrong_form') scene = slip(events, seat)
        show(scene?.worth ? FLIGHT : PAUSE_MS, { penalty: { seat, points, why } })
        break
      }
    }
  }
  return beats
}

type Happened<E extends MaxEvent['event']> = Extract<MaxEvent, { event: E }>

/** The two top cards, still face down. */
function opening(event: Happened<'doubted'>, before: MaxView): Scene {
  const closed = [0, 1].map((id) => ({ id, card: '', origin: 'top' as const, open: false }))
  return { ...plain('reveal', event.seat, before), announcer: event.announcer, cards: closed }
}

function plain(kind: Scene['kind'], judge: number, before: MaxView): Scene {
  const last = before.history.at(-1)
  return { ...START, kind, judge, announcer: last?.seat ?? judge, said: last?.said ?? '' }
}

function slip(events: readonly GameEvent[], seat: number): Scene {
  const spoken = events.find((e) => e.game === 'maxonaut' && e.event === 'announced')
  const said = spoken?.game === 'maxonaut' && spoken.event === 'announced' ? spoken.said : ''
  return { ...START, kind: 'slip', judge: seat, announcer: seat, said }
}

function turnedUp(cards: SceneCard[], { card, origin }: Happened<'turned_up'>): SceneCard[] {
  const closed = cards.findLastIndex((staged) => !staged.open)
  if (origin !== 'top' || closed < 0) {
    return [...cards, { id: cards.length, card, origin, open: true }]
  }
  return cards.map((staged, at) => (at === closed ? { ...staged, card, open: true } : staged))
}
