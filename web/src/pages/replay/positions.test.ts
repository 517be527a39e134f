import { describe, expect, it, vi } from 'vitest'
import { positionAt } from './fixtures'
import type { Eyes } from './place'
import { BATCH, Positions, type Fetch } from './positions'

const serve = (): ReturnType<typeof vi.fn<Fetch>> =>
  vi.fn<Fetch>(async (eyes: Eyes, from: number, count: number) =>
    Array.from({ length: count }, (_, at) => positionAt(from + at, eyes)),
  )

describe('positions', () => {
  it('come in batches, each asked for once, for each pair of eyes', async () => {
    const fetch = serve()
    const positions = new Positions(100, fetch)
    await Promise.all([positions.at('open', 0), positions.at('open', 3)])
    expect(await positions.at('open', 5)).toMatchObject({ step: 5 })
    expect(fetch.mock.calls).toEqual([['open', 0, BATCH]])
    await positions.at(2, 5)
    expect(fetch.mock.calls).toEqual([
      ['open', 0, BATCH],
      [2, 0, BATCH],
    ])
  })

  it('are fetched before they are wanted, and never beyond the end', async () => {
    const fetch = serve()
    const positions = new Positions(40, fetch)
    await positions.at('open', 20)
    expect(fetch.mock.calls).toEqual([
      ['open', 32, 8],
      ['open', 0, BATCH],
    ])
    expect(positions.peek('open', 39)).toBeDefined()
    await positions.at('open', 39)
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('are asked for again after a failure', async () => {
    const fetch = serve()
    fetch.mockRejectedValueOnce(new Error('offline'))
    const positions = new Positions(10, fetch)
    await expect(positions.at('open', 1)).rejects.toThrow('offline')
    expect(await positions.at('open', 1)).toMatchObject({ step: 1 })
  })

  it('say what led there, as far as that is known', async () => {
    const positions = new Positions(200, serve())
    await positions.at('open', 120)
    const steps = positions.before('open', 120, 50).map(({ step }) => step)
    expect(steps[0]).toBe(96)
    expect(steps.at(-1)).toBe(120)
    expect(positions.before('open', 120, 3)).toHaveLength(3)
  })

  it('that the server leaves out are a failure, not a wait for ever', async () => {
    const positions = new Positions(10, async () => [])
    await expect(positions.at('open', 1)).rejects.toThrow('step 1')
  })
})
