/** Pages without a value in their address. */
const PLAIN = {
  neu: 'new',
  karten: 'cards',
  konto: 'account',
  geraet: 'device',
  anmelden: 'signin',
  verwaltung: 'admin',
  lernen: 'learn',
  zahlen: 'numbers',
  tag: 'daily',
} as const

export type Route =
  | { page: 'start' | (typeof PLAIN)[keyof typeof PLAIN] | 'unknown' }
  | { page: 'table' | 'screen'; code: string }
  /** Rules that somebody shares by a code. */
  | { page: 'shared'; code: string }
  /** The rules of all games, or of one. */
  | { page: 'rules'; id: string | null }
  /** Matches that are over: the page itself reads which. */
  | { page: 'replay'; path: string }

/** Six characters, or those and the key of a table that is found by its link only. */
const CODE = /^[A-Z0-9]{6}([A-Z0-9]{20})?$/

/** A table code as people type it: small letters, spaces and dashes are forgiven. */
export function tidyCode(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s-]/g, '')
  return CODE.test(code) ? code : null
}

/** An R and six characters: rules that somebody shares. */
const RULES_CODE = /^R[A-Z0-9]{6}$/

/** A code of rules as people type it. */
export function tidyRulesCode(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s-]/g, '')
  return RULES_CODE.test(code) ? code : null
}

/** What people call a table: its code, without the key. */
export const nameOf = (code: string) => code.slice(0, 6)

export function routeOf(path: string): Route {
  const parts = path.split('/').filter(Boolean)
  const [first, second, third] = parts
  if (first === undefined) return { page: 'start' }
  if (first === 't' && second !== undefined && (third === undefined || third === 'leinwand')) {
    const code = parts.length <= 3 && tidyCode(decode(second))
    return code ? { page: third ? 'screen' : 'table', code } : { page: 'unknown' }
  }
  if ((first === 'regeln' || first === 'rules') && third === undefined)
    return { page: 'rules', id: second === undefined ? null : decode(second) }
  if (first === 'r' && second !== undefined && third === undefined) {
    const code = tidyRulesCode(decode(second))
    return code ? { page: 'shared', code } : { page: 'unknown' }
  }
  if (first === 'partie' || first === 'partien') return { page: 'replay', path }
  if (second !== undefined) return { page: 'unknown' }
  return { page: Object.hasOwn(PLAIN, first) ? PLAIN[first as keyof typeof PLAIN] : 'unknown' }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

const isCover = () => Boolean((history.state as { cover?: boolean } | null)?.cover)

class Router {
  route = $state.raw<Route>(routeOf(location.pathname))

  /** The page shown, and whether the browser is at the extra history entry that dialogs use. */
  #path = location.pathname
  #covered = isCover()
  #dialogs: (() => void)[] = []

  constructor() {
    addEventListener('popstate', () => this.#went())
  }

  /** Going back closes this dialog before it leaves the page. Returns how to undo that. */
  cover(close: () => void): () => void {
    this.#dialogs.push(close)
    this.#lay()
    return () => (this.#dialogs = this.#dialogs.filter((other) => other !== close))
  }

  /** One entry serves all dialogs of a page, one after the other. */
  #lay(): void {
    if (!this.#covered) history.pushState({ cover: true }, '')
    this.#covered = true
  }

  #went(): void {
    const left = this.#covered && !isCover() && location.pathname === this.#path
    this.#covered = isCover()
    if (left) {
      const close = this.#dialogs.at(-1)
      // The dialogs were closed by other means: going back leaves the page.
      if (!close) return history.back()
      if (this.#dialogs.length > 1) this.#lay()
      return close()
    }
    this.#path = location.pathname
    this.route = routeOf(this.#path)
  }

  /** The page stays as it is and gets another address that leads back to it. */
  rename(path: string): void {
    if (path === location.pathname) return
    history.replaceState(history.state, '', path)
    this.#path = path
  }

  /** `query`: what the page itself reads from the address. */
  go(path: string, query = ''): void {
    if (path !== location.pathname) {
      history[this.#covered ? 'replaceState' : 'pushState'](null, '', path + query)
      this.#covered = false
    }
    this.#path = path
    this.route = routeOf(path)
    scrollTo(0, 0)
  }
}

export const router = new Router()

/** Lets a plain link stay a link (new tab, copy address) and still change the page in place. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  router.go(event.currentTarget.pathname, event.currentTarget.search)
}
