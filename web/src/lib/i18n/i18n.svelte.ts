import type { Text } from '../wire/Text'
import { read, write } from '../ui/storage'
import { de } from './de'
import { en } from './en'

export type Lang = 'de' | 'en'
/** German is the source: a key that English lacks is a type error. */
export type Dictionary = Widened<typeof de>

/** The same keys and parameters with any words in them. */
type Widened<T> = T extends (...args: infer A) => string
  ? (...args: A) => string
  : T extends string
    ? string
    : T extends readonly string[]
      ? string[]
      : { [K in keyof T]: Widened<T[K]> }

const DICTIONARIES: Record<Lang, Dictionary> = { de, en }

export function preferredLang(languages: readonly string[]): Lang {
  const known = languages
    .map((l) => l.slice(0, 2).toLowerCase())
    .find((l) => l === 'de' || l === 'en')
  return known === 'en' ? 'en' : 'de'
}

class I18n {
  lang = $state<Lang>(start())
  readonly t: Dictionary = $derived(DICTIONARIES[this.lang])

  set(lang: Lang): void {
    this.lang = lang
    write('lang', lang)
  }

  /** A name that the server gave in both languages. */
  pick(text: Text): string {
    return text[this.lang]
  }
}

function start(): Lang {
  const kept = read('lang')
  return kept === 'de' || kept === 'en' ? kept : preferredLang(navigator.languages)
}

export const i18n = new I18n()
