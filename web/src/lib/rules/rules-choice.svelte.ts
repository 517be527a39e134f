import { rulesApi } from '../paper/rules-api'
import type { ChosenRules } from '../wire/ChosenRules'
import type { RulesInfo } from '../wire/RulesInfo'
import type { TableView } from '../wire/TableView'
import { askedIn, chosenIn } from './chosen'
import { OptionChoice } from './option-choice.svelte'

/** A ruleset, its options and a number of seats, as somebody chooses them for a table. */
export class RulesChoice {
  rulesets = $state.raw<RulesInfo[]>([])
  /** The preset chosen; null for a rules file of one's own. */
  id = $state<string | null>(null)
  own = $state.raw<{ file: string; rules: RulesInfo } | null>(null)
  seats = $state(4)
  readonly options: OptionChoice
  #before: TableView | null
  #ontake: (rules: RulesInfo) => void

  /** `before` is the table as it was when the choice began; null for a new table. `ontake` is
   * called whenever other rules are taken. */
  constructor(before: TableView | null, ontake: (rules: RulesInfo) => void = () => undefined) {
    this.#before = before
    this.#ontake = ontake
    this.options = new OptionChoice(() => this.rules, this.#played)
    if (!before) return
    this.id = before.chosen.base || null
    this.seats = before.seats.length
  }

  /** Whether the rules are the table's own file, which nobody is sent again. */
  readonly kept: boolean = $derived.by(
    () => this.id === null && this.own === null && this.#before?.chosen.base === '',
  )

  readonly rules: RulesInfo | undefined = $derived.by(() => {
    if (this.id !== null) return this.rulesets.find(({ id }) => id === this.id)
    return this.kept ? this.#before?.rules : this.own?.rules
  })

  /** The rules without any option. */
  readonly usual: ChosenRules = $derived.by(() => ({
    base: this.id ?? '',
    options: {},
    ...(this.id === null && this.own && { file: this.own.file }),
  }))

  readonly chosen: ChosenRules = $derived.by(() => ({
    ...this.usual,
    options: this.options.values,
  }))

  /** Fetches what can be chosen. A new table begins with what an address asks for, else with the
   * first. */
  async load(search = ''): Promise<void> {
    const all = await rulesApi.rules()
    const wanted = askedIn(search)
    const listed = wanted === null || all.some(({ id }) => id === wanted)
    // What stands in the library only is offered beside those of the house.
    this.rulesets = listed ? all : [await rulesApi.info(wanted), ...all]
    if (this.#before) return
    const first = this.rulesets.find(({ id }) => id === wanted) ?? this.rulesets[0]
    if (!first) return
    this.choose(first)
    const { seats, options } = chosenIn(search, first)
    this.seats = seats
    this.options.reset(options)
  }

  choose = (rules: RulesInfo): void => {
    this.id = rules.id
    this.#take(rules)
  }

  chooseOwn = (): void => {
    this.id = null
    if (this.own) this.#take(this.own.rules)
    else if (this.kept) this.options.reset(this.#played)
  }

  /** Called when the reader's own file has been checked, or has changed since. */
  checked = (file: string, rules: RulesInfo | null): void => {
    this.own = rules && { file, rules }
    if (rules) this.#take(rules)
  }

  get #played(): Record<string, string> {
    return (this.#before?.chosen.options ?? {}) as Record<string, string>
  }

  /** A table that exists keeps as many of its seats as the rules allow. */
  #take(rules: RulesInfo): void {
    this.options.reset()
    this.seats = this.#before
      ? Math.min(Math.max(this.seats, rules.seats_min), rules.seats_max)
      : rules.seats_default
    this.#ontake(rules)
  }
}
