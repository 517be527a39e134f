import { untrack } from 'svelte'
import { lazy } from '../lazy.svelte'
import { read, write } from '../ui/storage'
import type { Text } from '../wire/Text'
import type { de } from './de'

export type Lang = 'de' | 'en'
/** German is the source: a key that English lacks is a type error. */
export type Dictionary = Widened<typeof de>

/** The same keys and parameters with any words in them. */
export type Widened<T> = T extends (...args: infer A) => string
  ? (...args: A) => string
  : T extends string
    ? string
    : T extends readonly string[]
      ? string[]
      : { [K in keyof T]: Widened<T[K]> }

/** Only the words of the language in use are loaded. */
const load: Record<Lang, () => Promise<Dictionary>> = {
  de: () => import('./de').then((m) => m.de),
  en: () => import('./en').then((m) => m.en),
}

export function preferredLang(languages: readonly string[]): Lang {
  const known = languages
    .map((l) => l.slice(0, 2).toLowerCase())
    .find((l) => l === 'de' || l === 'en')
  return known === 'en' ? 'en' : 'de'
}

/** Fetches the words of a language, and returns how to switch to them. */
type Fetch = (lang: Lang) => Promise<() => void>

class I18n {
  #words = $state.raw<{ lang: Lang; t: Dictionary } | null>(null)
  #fetches: Fetch[] = []

  get lang(): Lang {
    return this.#words?.lang ?? start()
  }

  /** The words of the language; `ready` comes before the page. */
  get t(): Dictionary {
    if (!this.#words) throw new Error('no language has been loaded')
    return this.#words.t
  }

  ready(): Promise<void> {
    return this.#take(start())
  }

  async set(lang: Lang): Promise<void> {
    await this.#take(lang)
    write('lang', lang)
  }

  /** Fetches words now, and again with every other language. */
  async accompany(fetch: Fetch): Promise<void> {
    this.#fetches.push(fetch)
    // Whoever asks for words is not to be made anew with another language.
    const take = await fetch(untrack(() => this.lang))
    take()
  }

  /** A name that the server gave in both languages. */
  pick(text: Text): string {
    return text[this.lang]
  }

  async #take(lang: Lang): Promise<void> {
    const [t, ...others] = await Promise.all([
      lazy.get(load[lang]),
      ...this.#fetches.map((fetch) => fetch(lang)),
    ])
    this.#words = { lang, t }
    for (const take of others) take()
  }
}

function start(): Lang {
  const kept = read('lang')
  return kept === 'de' || kept === 'en' ? kept : preferredLang(navigator.languages)
}

export const i18n = new I18n()
