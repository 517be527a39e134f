import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Probe } from './probe'

let answers: ((reached: boolean) => void)[]
let back: number
let probe: Probe

beforeEach(() => {
  vi.useFakeTimers()
  answers = []
  back = 0
  probe = new Probe(
    () => back++,
    () => new Promise((resolve) => answers.push(resolve)),
  )
  probe.start()
})
afterEach(() => {
  probe.stop()
  vi.useRealTimers()
})

const turn = () => vi.advanceTimersByTimeAsync(600)
async function answer(reached: boolean) {
  answers.shift()?.(reached)
  await vi.advanceTimersByTimeAsync(0)
}

describe('a network that is gone', () => {
  it('is back when the first question after a lost one is answered', async () => {
    await turn()
    await answer(false)
    await turn()
    await answer(false)
    expect(back).toBe(0)
    await turn()
    await answer(true)
    expect(back).toBe(1)
    await turn()
    await answer(true)
    expect(back).toBe(1)
  })

  it('is lost, too, when it swallows the questions', async () => {
    await turn()
    await turn()
    expect(answers).toHaveLength(2)
    answers.shift()
    await answer(true)
    expect(back).toBe(1)
  })

  it('was never gone where the server answers at once: the connection has another reason', async () => {
    await turn()
    await answer(true)
    await turn()
    await answer(true)
    expect(back).toBe(0)
  })

  it('is asked no more once that is stopped', async () => {
    await turn()
    probe.stop()
    await answer(false)
    await turn()
    expect(answers).toHaveLength(0)
    expect(back).toBe(0)
  })
})
