import type { OptionInfo } from '../wire/OptionInfo'
import type { RulesInfo } from '../wire/RulesInfo'

/** The options of a ruleset as somebody sets them. */
export class OptionChoice {
  /** Option id to choice id, where it is not the usual one. */
  #chosen = $state.raw<Record<string, string>>({})
  #rules: () => RulesInfo | undefined

  constructor(rules: () => RulesInfo | undefined, chosen: Record<string, string> = {}) {
    this.#rules = rules
    this.#chosen = chosen
  }

  /** An option that counts only beside others is shown with them, and not sent without them. */
  readonly offered: OptionInfo[] = $derived.by(
    () =>
      this.#rules()?.options.filter((option) =>
        Object.entries(option.requires).every(([other, choice]) => this.valueOf(other) === choice),
      ) ?? [],
  )

  /** What is offered and differs from the usual. */
  readonly values: Record<string, string> = $derived.by(() =>
    Object.fromEntries(
      this.offered.flatMap(({ id }) => {
        const choice = this.#chosen[id]
        return choice ? [[id, choice]] : []
      }),
    ),
  )

  valueOf(option: string): string | undefined {
    return this.#chosen[option] ?? this.#rules()?.options.find(({ id }) => id === option)?.default
  }

  set = (option: OptionInfo, choice: string): void => {
    const others = Object.entries(this.#chosen).filter(([id]) => id !== option.id)
    const all = choice === option.default ? others : [...others, [option.id, choice] as const]
    this.#chosen = Object.fromEntries(all)
  }

  reset = (chosen: Record<string, string> = {}): void => {
    this.#chosen = chosen
  }
}
