import { describe, expect, it } from 'vitest'
import { gameView, tableView } from '../../lib/fixtures/views'
import type { Occupant } from '../../lib/wire/Occupant'
import type { TableView } from '../../lib/wire/TableView'
import { canAsk, missing, needsBanner } from './banner'

/** Dora, at seat 3, as she is now. */
function dora(
  is: Partial<Extract<Occupant, { kind: 'person' }>>,
  can_be_voted: boolean,
  change: Partial<TableView> = {},
): TableView {
  const view = tableView(gameView(), change)
  const seats = view.seats.map((one) =>
    one.seat === 3 && one.occupant.kind === 'person'
      ? { ...one, occupant: { ...one.occupant, ...is }, can_be_voted }
      : one,
  )
  return { ...view, seats }
}

describe('the banner above the felt', () => {
  it('says nothing while everybody is there', () => {
    expect(needsBanner(tableView(gameView()))).toBe(false)
  })

  it('counts down for who is gone, with a vote where one may be begun', () => {
    const gone = dora({ connected: false, bot_in_ms: 42_000 }, true)
    expect(missing(gone)).toEqual([
      { seat: 3, gone: true, botIn: 42_000, vote: null, canVote: true },
    ])
    expect(needsBanner(gone)).toBe(true)
  })

  it('offers no vote to who watches, nor twice', () => {
    const watching = tableView(gameView()).you
    const view = dora({}, true, { you: { ...watching, seat: null } })
    expect(missing(view)[0]?.canVote).toBe(false)
    const vote = { about: 3, yes: [0], needed: 2, can_vote: false }
    expect(missing(dora({}, true, { vote }))[0]).toMatchObject({
      gone: false,
      vote,
      canVote: false,
    })
  })

  it('tells nobody of being missed', () => {
    expect(
      missing(
        dora({}, true, {
          you: {
            seat: 3,
            host: false,
            watcher: null,
            offered: null,
            can_readmit: false,
            link: null,
          },
        }),
      ),
    ).toEqual([])
  })

  it('shows a seat that is offered', () => {
    const you = { seat: null, host: false, watcher: 1, offered: 3, can_readmit: false, link: null }
    expect(needsBanner(tableView(gameView(), { you }))).toBe(true)
  })

  it('lets who watches a match ask for a seat, and nobody else', () => {
    const you = {
      seat: null,
      host: false,
      watcher: 1,
      offered: null,
      can_readmit: false,
      link: null,
    }
    expect(canAsk(tableView(gameView(), { you }))).toBe(true)
    expect(canAsk(tableView(gameView(), { you, state: 'between_deals' }))).toBe(false)
    expect(canAsk(tableView(gameView(), { you: { ...you, watcher: null } }))).toBe(false)
    expect(canAsk(tableView(gameView()))).toBe(false)
  })
})
