import { backoff } from './net/backoff'

/** Loads a part of the page: a dialog, words, a sound. */
export type Load<T = unknown> = () => Promise<T>

/** What these need of the browser. */
export type Browser = {
  /** The file with which this page began. Its name changes with every version. */
  entry: () => string
  /** The same of the page that the server gives out now; `null` while it cannot be reached. */
  served: () => Promise<string | null>
  /** Keeps a mark over a reload. False if it was made a while ago, or cannot be kept. */
  mark: (text: string) => boolean
  reload: () => void
  /** Comes when nothing else is to be done. */
  idle: () => Promise<void>
}

/** A blink is nobody's business: only what somebody waits for longer is told, in milliseconds. */
const PATIENCE = 700
/** A file that does not come from a server that answers is tried so often before the page is begun
 * anew. */
const TRIES = 2
/** The page is begun anew for the same reason only once in so many milliseconds. */
const A_WHILE = 60_000

/** Everything that comes after the page itself comes through here. What fails is tried until it is
 * there: a line that drops takes nothing away for good. */
export class Lazy {
  /** How many parts somebody has been waiting for. */
  missing = $state(0)
  #browser: Browser
  #tries = 0
  /** How often in a row the server was there and a file did not come. */
  #refused = 0
  #pause: Promise<string | null> | null = null
  #goOn = () => {}

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** A part that is wanted now. It may take long, but it does not fail. */
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

  /** Fetches what may be wanted later, one after the other, when nothing else is to be done. */
  async ahead(loads: Load[]): Promise<void> {
    for (const load of loads) {
      await this.#browser.idle()
      while (!(await this.#try(load))) {
        const served = await this.#back()
        // What is gone is fetched with a newer page, once it is wanted.
        if (served !== this.#browser.entry()) return
      }
    }
  }

  /** The line is back, or somebody does not want to wait: what has failed is tried at once. */
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

  /** Waits until the server can be reached: a browser may remember for good that a file did not come,
   * so it is not asked for one while there is no line. */
  async #back(): Promise<string> {
    for (;;) {
      const served = await this.#rest()
      if (served !== null) return served
    }
  }

  /** All that have failed are tried again at the same moment. Answers what the server gives out. */
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

  /** Begins the page anew where that helps: the server has a newer one, or answers and yet does not
   * give the file. This does not happen again soon: nobody is caught in a ring. */
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
/** A style sheet that did not come would count as there. */
addEventListener(
  'error',
  ({ target }) => target instanceof HTMLLinkElement && target.remove(),
  true,
)
