import { describe, expect, it } from 'vitest'
import { nameOf, routeOf, router, tidyCode, tidyRulesCode } from './router.svelte'

describe('routes', () => {
  it.each([
    ['/', { page: 'start' }],
    ['/neu', { page: 'new' }],
    ['/karten/', { page: 'cards' }],
    ['/konto', { page: 'account' }],
    ['/anmelden', { page: 'signin' }],
    ['/geraet', { page: 'device' }],
    ['/verwaltung', { page: 'admin' }],
    ['/lernen', { page: 'learn' }],
    ['/zahlen', { page: 'numbers' }],
    ['/regeln', { page: 'rules', id: null }],
    ['/rules/', { page: 'rules', id: null }],
    ['/regeln/live', { page: 'rules', id: 'live' }],
    ['/regeln/live/more', { page: 'unknown' }],
    ['/toString', { page: 'unknown' }],
    ['/r/RK7P4QX', { page: 'shared', code: 'RK7P4QX' }],
    ['/r/rk7p4qx', { page: 'shared', code: 'RK7P4QX' }],
    ['/r/K7P4QX', { page: 'unknown' }],
    ['/r/RK7P4QX/more', { page: 'unknown' }],
    ['/r', { page: 'unknown' }],
    ['/t/K7P4QX', { page: 'table', code: 'K7P4QX' }],
    ['/t/k7p4qx', { page: 'table', code: 'K7P4QX' }],
    ['/t/k7p4qxABCDEFGHJKMNPQRSTUVW', { page: 'table', code: 'K7P4QXABCDEFGHJKMNPQRSTUVW' }],
    [
      '/t/K7P4QXABCDEFGHJKMNPQRSTUVW/leinwand',
      { page: 'screen', code: 'K7P4QXABCDEFGHJKMNPQRSTUVW' },
    ],
    ['/t/K7P4QXA', { page: 'unknown' }],
    ['/t/K7P4', { page: 'unknown' }],
    ['/t/%E0%A4%A', { page: 'unknown' }],
    ['/t/K7P4QX/leinwand', { page: 'screen', code: 'K7P4QX' }],
    ['/t/K7P4QX/leinwand/more', { page: 'unknown' }],
    ['/t/K7P4QX/more', { page: 'unknown' }],
    ['/partien', { page: 'replay', path: '/partien' }],
    ['/partie/K7P4QX-1/key', { page: 'replay', path: '/partie/K7P4QX-1/key' }],
    ['/else', { page: 'unknown' }],
    ['/neu/else', { page: 'unknown' }],
  ])('%s', (path, route) => expect(routeOf(path)).toEqual(route))

  it('forgives how people type a code', () => {
    expect(tidyCode(' k7p-4qx ')).toBe('K7P4QX')
    expect(tidyCode('K7P4Q!')).toBeNull()
    expect(tidyCode('')).toBeNull()
    expect(tidyRulesCode(' r-k7p 4qx ')).toBe('RK7P4QX')
    expect(tidyRulesCode('K7P4QX')).toBeNull()
    expect(tidyCode('RK7P4QX')).toBeNull()
  })

  it('calls a table by its code, whatever its link holds', () => {
    expect(nameOf('K7P4QXABCDEFGHJKMNPQRSTUVW')).toBe('K7P4QX')
    expect(nameOf('K7P4QX')).toBe('K7P4QX')
  })

  it('gives a page another address and leaves it where it is', () => {
    router.go('/t/K7P4QX')
    const { route } = router
    router.rename('/t/K7P4QXABCDEFGHJKMNPQRSTUVW')
    expect(location.pathname).toBe('/t/K7P4QXABCDEFGHJKMNPQRSTUVW')
    expect(router.route).toBe(route)
  })

  it('goes and comes back', () => {
    router.go('/neu')
    expect(location.pathname).toBe('/neu')
    expect(router.route).toEqual({ page: 'new' })
    history.replaceState(null, '', '/')
    dispatchEvent(new PopStateEvent('popstate'))
    expect(router.route).toEqual({ page: 'start' })
  })
})
