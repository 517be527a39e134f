import { beforeEach, describe, expect, it } from 'vitest'
import { tableView } from '../../lib/fixtures/views'
import type { TableView } from '../../lib/wire/TableView'
import { Mutes } from './mutes.svelte'

/** The table after Dora has come to another seat under another name, and Emil sits on hers. */
function moved(view: TableView): TableView {
  const seats = view.seats.map((one) => ({ ...one }))
  const [dora, to] = [seats[3], seats[1]]
  if (!dora || !to || dora.occupant.kind !== 'person') throw new Error('no Dora')
  to.occupant = { ...dora.occupant, name: 'Somebody else' }
  dora.occupant = { ...dora.occupant, person: 99, name: 'Emil' }
  return { ...view, seats }
}

describe('whom the reader does not want to hear', () => {
  const view = tableView(null)
  beforeEach(() => localStorage.clear())

  it('stays quiet under another name and on another seat, and after a reload', () => {
    new Mutes('ABCDEF').toggle(view, 3)
    const mutes = new Mutes('ABCDEF')
    expect(mutes.has(view, 3)).toBe(true)
    expect(mutes.hasPerson(14)).toBe(true)
    expect(mutes.has(moved(view), 1)).toBe(true)
    expect(mutes.has(moved(view), 3)).toBe(false)
    expect(mutes.has(view, 0)).toBe(false)
  })

  it('is heard again when it is taken back, and at other tables all the time', () => {
    const mutes = new Mutes('ABCDEF')
    mutes.toggle(view, 3)
    expect(new Mutes('OTHERS').has(view, 3)).toBe(false)
    mutes.toggle(view, 3)
    expect(mutes.has(view, 3)).toBe(false)
  })
})
