import { i18n, type Lang } from './i18n/i18n.svelte'
import type { RulesText } from './wire/RulesText'

/** A rules text from the server, asked again when the question or the language changes. */
export class RulesTextOf {
  text = $state.raw<RulesText | null>(null)
  failed = $state(false)
  #key: () => string
  #load: (lang: Lang) => Promise<RulesText>

  /** `key` tells two questions apart: views bring new objects with every step. An empty key asks
   * nothing. */
  constructor(key: () => string, load: (lang: Lang) => Promise<RulesText>) {
    this.#key = key
    this.#load = load
    $effect(() => this.#ask(`${this.#key()}`, i18n.lang))
  }

  /** All sentences, to compare two texts. */
  get lines(): string[] {
    return this.text?.sections.flatMap((section) => section.lines) ?? []
  }

  #ask(key: string, lang: Lang): (() => void) | undefined {
    if (key === '') return undefined
    let wanted = true
    this.#load(lang).then(
      (text) => {
        if (!wanted) return
        this.text = text
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
