import { lazy, type Load } from '../lazy.svelte'
import type { Lang } from './i18n.svelte'
import { i18n } from './i18n.svelte'

/** Words that only some pages need, such as those of one game. They change with the language. */
export class Messages<T> {
  #t = $state.raw<T | null>(null)
  #load: Record<Lang, () => Promise<T>>
  #wanted: Promise<void> | null = null

  constructor(load: Record<Lang, () => Promise<T>>) {
    this.#load = load
  }

  /** The words of the language; `ready` comes before the page. */
  get t(): T {
    if (!this.#t) throw new Error('these messages have not been loaded')
    return this.#t
  }

  /** The words, if they are there. */
  get loaded(): T | null {
    return this.#t
  }

  ready(): Promise<void> {
    this.#wanted ??= i18n.accompany((lang) => this.#fetch(lang))
    return this.#wanted
  }

  /** Loads something together with these words. */
  async with<P>(page: Load<P>): Promise<P> {
    return (await Promise.all([lazy.get(page), this.ready()]))[0]
  }

  /** Fetches the words before they are wanted. */
  prefetch = (): Promise<T> => this.#load[i18n.lang]()

  /** Fetches first and switches later, so that all words of a page change at once. */
  async #fetch(lang: Lang): Promise<() => void> {
    const t = await lazy.get(this.#load[lang])
    return () => (this.#t = t)
  }
}
