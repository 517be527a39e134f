/** Pages without a value in their address. */
const PLAIN = {
  neu: 'new',
  karten: 'cards',
  konto: 'account',
  geraet: 'device',
  anmelden: 'signin',
  verwaltung: 'admin',
} as const

export type Route =
  | { page: 'start' | (typeof PLAIN)[keyof typeof PLAIN] | 'unknown' }
  | { page: 'table' | 'screen'; code: string }

const CODE = /^[A-Z0-9]{6}$/

/** A table code as people type it: small letters, spaces and dashes are forgiven. */
export function tidyCode(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s-]/g, '')
  return CODE.test(code) ? code : null
}

export function routeOf(path: string): Route {
  const parts = path.split('/').filter(Boolean)
  const [first, second, third] = parts
  if (first === undefined) return { page: 'start' }
  if (first === 't' && second !== undefined && (third === undefined || third === 'leinwand')) {
    const code = parts.length <= 3 && tidyCode(decode(second))
    return code ? { page: third ? 'screen' : 'table', code } : { page: 'unknown' }
  }
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

class Router {
  route = $state.raw<Route>(routeOf(location.pathname))

  constructor() {
    addEventListener('popstate', () => (this.route = routeOf(location.pathname)))
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, '', path)
    this.route = routeOf(path)
    scrollTo(0, 0)
  }
}

export const router = new Router()

/** Lets a plain link stay a link (new tab, copy address) and still change the page in place. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  router.go(event.currentTarget.pathname)
}
