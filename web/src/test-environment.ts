import type { Environment } from 'vitest/runtime'

/** Compiles for a browser, and leaves the page to `test-page.ts`: this runs once, that for each file. */
export default {
  name: 'page',
  viteEnvironment: 'client',
  setup: () => ({ teardown() {} }),
} satisfies Environment
