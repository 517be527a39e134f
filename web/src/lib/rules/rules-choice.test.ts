import { afterEach, describe, expect, it, vi } from 'vitest'
import { gameView, rules, tableView } from '../fixtures/views'
import { rulesApi } from '../paper/rules-api'
import type { OptionInfo } from '../wire/OptionInfo'
import type { RulesInfo } from '../wire/RulesInfo'
import { RulesChoice } from './rules-choice.svelte'

const text = { de: '', en: '' }
const option = (id: string, requires: Record<string, string> = {}): OptionInfo => ({
  id,
  name: text,
  form: false,
  default: 'no',
  choices: ['no', 'yes'].map((id) => ({ id, name: text })),
  requires,
})
const cheat = option('cheat')
const accuse = option('accuse', { cheat: 'yes' })
const small: RulesInfo = { ...rules, id: 'small', seats_max: 2, seats_default: 2, options: [] }
const large: RulesInfo = { ...rules, id: 'large', seats_default: 3, options: [cheat, accuse] }

afterEach(() => vi.restoreAllMocks())

async function loaded(choice: RulesChoice) {
  vi.spyOn(rulesApi, 'rules').mockResolvedValue([large, small])
  await choice.load()
  return choice
}

describe('rules for a new table', () => {
  it('begin with the first ruleset and its usual seats', async () => {
    const choice = await loaded(new RulesChoice(null))
    expect(choice.chosen).toEqual({ base: 'large', options: {} })
    expect(choice.seats).toBe(3)
  })

  it('begin with what the address asks for, options and all', async () => {
    vi.spyOn(rulesApi, 'rules').mockResolvedValue([small, large])
    const choice = new RulesChoice(null)
    await choice.load('?regeln=large&seats=4&o.cheat=yes')
    expect(choice.chosen).toEqual({ base: 'large', options: { cheat: 'yes' } })
    expect(choice.seats).toBe(4)
  })

  it('offer rules of the library beside those of the house, if the address asks for them', async () => {
    vi.spyOn(rulesApi, 'rules').mockResolvedValue([small])
    const info = vi.spyOn(rulesApi, 'info').mockResolvedValue({ ...large, id: 'far' })
    const choice = new RulesChoice(null)
    await choice.load('?regeln=far')
    expect(info).toHaveBeenCalledWith('far')
    expect(choice.rulesets.map(({ id }) => id)).toEqual(['far', 'small'])
    expect(choice.chosen.base).toBe('far')
  })

  it('offer an option only beside the one that it needs, and send it only then', async () => {
    const { options } = await loaded(new RulesChoice(null))
    expect(options.offered).toEqual([cheat])
    options.set(cheat, 'yes')
    options.set(accuse, 'yes')
    expect(options.values).toEqual({ cheat: 'yes', accuse: 'yes' })
    options.set(cheat, 'no')
    expect(options.values).toEqual({})
  })

  it('take a file of one’s own only once it has been checked', async () => {
    const taken = vi.fn()
    const choice = await loaded(new RulesChoice(null, taken))
    choice.chooseOwn()
    expect(choice.rules).toBeUndefined()
    choice.checked('seats = 2', small)
    expect(choice.chosen).toEqual({ base: '', options: {}, file: 'seats = 2' })
    expect(choice.seats).toBe(2)
    expect(taken).toHaveBeenLastCalledWith(small)
    choice.checked('seats = 3', null)
    expect(choice.rules).toBeUndefined()
  })
})

describe('other rules for a table', () => {
  const before = (base: string) =>
    tableView(gameView(), { rules: large, chosen: { base, options: { cheat: 'yes' } } })

  it('begin with those that it has, and keep its seats as far as others allow', async () => {
    const choice = await loaded(new RulesChoice(before('large')))
    expect(choice.chosen).toEqual({ base: 'large', options: { cheat: 'yes' } })
    expect(choice.seats).toBe(4)
    choice.choose(small)
    expect(choice.seats).toBe(2)
    choice.choose(large)
    expect(choice.seats).toBe(2)
    expect(choice.options.values).toEqual({})
  })

  it('keep a file of its own with its options, without sending it again', async () => {
    const choice = await loaded(new RulesChoice(before('')))
    expect(choice.kept).toBe(true)
    choice.choose(small)
    expect(choice.kept).toBe(false)
    choice.chooseOwn()
    expect(choice.rules).toBe(large)
    expect(choice.chosen).toEqual({ base: '', options: { cheat: 'yes' } })
  })
})
