import { backoff } from './net/backoff'

/** Loads a part of the page: a dialog, words, a sound. */
export type Load<T = unknown> = () => Promise<T>

/** What the loader needs of the browser. */
export type Browser = {
  /** The script that this page started with. Its name changes with every version. */
  entry: () => string
  /** The script of the page that the server gives out now; `null` while it cannot be reached. */
  served: () => Promise<string | null>
  /** Keeps a mark across a reload. False if the same mark was made a short while ago, or cannot be
   * kept. */
  mark: (text: string) => boolean
  reload: () => void
  /** Resolves when the browser is idle. */
  idle: () => Promise<void>
}

/** Only what takes longer than this is reported, in milliseconds. */
const PATIENCE = 700
/** How often a file is tried that a server in reach does not give, before the page reloads. */
const TRIES = 2
/** The page reloads for the same reason only once in this many milliseconds. */
const A_WHILE = 60_000

/** Everything that is loaded after the page itself is loaded here. What fails is tried until it has
 * come: a dropped connection takes nothing away for good. */
export class Lazy {
  /** How many parts somebody has been waiting for. */
  missing = $state(0)
  #browser: Browser
  #tries = 0
  /** How often in a row the server answered and a file did not come. */
  #refused = 0
  #pause: Promise<string | null> | null = null
  #goOn = () => {}

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** Loads a part that is wanted now. It may take long, but it does not fail. */
  async get<T>(load: Load<T>): Promise<T> {
    let told = false
    const timer = setTimeout(() => {
      told = true
      this.missing++
    }, PATIENCE)
    for (;;) {
      const part = await this.#try(load)
      if (part) {
        clearTimeout(timer)
        if (told) this.missing--
        return part.came
      }
      this.#renew(await this.#back())
    }
  }

  /** Fetches what may be wanted later, one after the other, when the browser is idle. */
  async prefetch(loads: Load[]): Promise<void> {
    for (const load of loads) {
      await this.#browser.idle()
      while (!(await this.#try(load))) {
        const served = await this.#back()
        // What the server no longer has comes with a newer page, once it is wanted.
        if (served !== this.#browser.entry()) return
      }
    }
  }

  /** The connection is back, or the reader does not want to wait: what has failed is tried at
   * once. */
  again(): void {
    this.#goOn()
  }

  async #try<T>(load: Load<T>): Promise<{ came: T } | null> {
    try {
      const came = await load()
      this.#tries = 0
      this.#refused = 0
      return { came }
    } catch {
      return null
    }
  }

  /** Waits until the server can be reached. A browser may remember for good that a file failed to
   * load, so none is requested while there is no connection. */
  async #back(): Promise<string> {
    for (;;) {
      const served = await this.#rest()
      if (served !== null) return served
    }
  }

  /** All that have failed are tried again at the same moment. Returns what the server gives out
   * now. */
  #rest(): Promise<string | null> {
    this.#pause ??= this.#wait().finally(() => (this.#pause = null))
    return this.#pause
  }

  async #wait(): Promise<string | null> {
    const woken = new Promise<null>((resolve) => (this.#goOn = () => resolve(null)))
    const served = await Promise.race([this.#browser.served(), woken])
    this.#refused = served === null ? 0 : this.#refused + 1
    // It can be reached, and has not been asked since.
    if (this.#refused === 1) return served
    const wait = backoff(this.#tries++, Math.random)
    await Promise.race([woken, new Promise((resolve) => setTimeout(resolve, wait))])
    return served
  }

  /** Reloads the page where that helps: the server has a newer one, or answers but does not give
   * the file. Not again soon after: nobody is caught in a loop. */
  #renew(served: string): void {
    const mine = this.#browser.entry()
    if (served === mine && this.#refused < TRIES) return
    if (this.#browser.mark(`${mine} ${served}`)) this.#browser.reload()
  }
}

const ENTRY = /<script[^>]* src="([^"]+)"/

export const lazy = new Lazy({
  entry: () => document.querySelector('script[src]')?.getAttribute('src') ?? '',
  served: async () => {
    const page = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(4_000) })
      .then((answer) => (answer.ok ? answer.text() : null))
      .catch(() => null)
    return (page && ENTRY.exec(page)?.[1]) ?? null
  },
  mark: (text) => {
    try {
      const [at, before] = sessionStorage.getItem('begun')?.split('|') ?? []
      if (before === text && Date.now() - Number(at) < A_WHILE) return false
      sessionStorage.setItem('begun', `${Date.now()}|${text}`)
      return true
    } catch {
      return false
    }
  },
  reload: () => location.reload(),
  idle: () =>
    new Promise((resolve) => {
      const soon = () => (window.requestIdleCallback ?? setTimeout)(() => resolve())
      setTimeout(soon, 300)
    }),
})

addEventListener('online', () => lazy.again())
/** A style sheet that failed to load would count as loaded. */
addEventListener(
  'error',
  ({ target }) => target instanceof HTMLLinkElement && target.remove(),
  true,
)
