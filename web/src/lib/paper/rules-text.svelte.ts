import { i18n, type Lang } from '../i18n/i18n.svelte'
import type { RulesText } from '../wire/RulesText'
import type { TableView } from '../wire/TableView'
import { rulesApi } from './rules-api'

/** A rules text from the server, fetched again when the question or the language changes. The old
 * text stays until the new one has come. */
export class RulesTextOf {
  text = $state.raw<RulesText | null>(null)
  failed = $state(false)
  /** The question that `text` answers. */
  #answered = $state('')
  #key: () => string
  #load: (lang: Lang) => Promise<RulesText>

  /** `key` tells whether the question is a new one: views bring new objects with every step.
   * Nothing is asked while it is empty. */
  constructor(key: () => string, load: (lang: Lang) => Promise<RulesText>) {
    this.#key = key
    this.#load = load
    $effect(() => this.#ask(this.#key(), i18n.lang))
  }

  /** All sentences, to compare two texts; none while they answer an older question. */
  get lines(): string[] | null {
    return this.#fresh?.sections.flatMap((section) => section.lines) ?? null
  }

  /** How long a match takes, unless that answers an older question. */
  get length(): string | undefined {
    return this.#fresh?.length
  }

  get #fresh(): RulesText | null {
    return this.#answered === asked(this.#key(), i18n.lang) ? this.text : null
  }

  #ask(key: string, lang: Lang): (() => void) | undefined {
    if (key === '') return undefined
    let wanted = true
    this.#load(lang).then(
      (text) => {
        if (!wanted) return
        this.text = text
        this.#answered = asked(key, lang)
        this.failed = false
      },
      () => {
        if (wanted) this.failed = true
      },
    )
    return () => {
      wanted = false
    }
  }
}

const asked = (key: string, lang: Lang) => `${lang} ${key}`

/** Views keep the rules object they were given: another object means other rules, whatever their
 * name. */
const known = new WeakMap<object, number>()
let last = 0
function numberOf(rules: object): number {
  const number = known.get(rules) ?? ++last
  known.set(rules, number)
  return number
}

/** The rules of a table in words, once they are wanted. */
export function rulesOf(view: () => TableView, wanted = () => true): RulesTextOf {
  const seats = () => view().seats.length
  return new RulesTextOf(
    () => {
      if (!wanted()) return ''
      const { code, chosen, rules, manner } = view()
      const own = chosen.base === '' ? numberOf(rules) : 0
      // What the table is played for is part of the text (LIV-22).
      return JSON.stringify([code, chosen, seats(), own, manner.stake, manner.leavers])
    },
    // The server never gives out people's own rules files, so the table itself is asked for the
    // text.
    (lang) =>
      view().chosen.base === ''
        ? rulesApi.tableRules(view().code, lang)
        : rulesApi.rulesText(view().chosen, seats(), lang, view().manner),
  )
}
