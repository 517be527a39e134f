import { readdirSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { CompileOptions } from 'svelte/compiler'
import { defineConfig } from 'vitest/config'

/** What loads late has `.lazy.` in its name, wherever it is: it stays out of the files below. */
const NOW = String.raw`(?!.*\.lazy\.)`

const LIB = new RegExp(
  `node_modules|src/App|src/lib/(ui/|net/|router/|i18n/(\\w+\\.|\\w+/say)|table-settings/(credits|words)|[^/]+$)`,
)
/** What Svelte needs for forms that are more than a name, and for the heads of pages. */
const SELDOM = /svelte\/.*\/(bindings\/(select|input)|blocks\/svelte-head)/
/** What pages are built from, apart from a table in play: in one file, since each costs a round
 * trip. Of what no table needs, pages load what they need with themselves. */
const PAPER = new RegExp(
  `${SELDOM.source}|src/(lib/(paper/(?!Papers|open-table)|table-settings/defaults)|table/change/rearrange|pages/start/(Lessons|quick|more-words))`,
)
/** What the reader waits for: pages, and the kit of a game. */
const PAGES = /(TablePage|Start|kit)-/
const TABLE = new RegExp(`src/((pages/)?table/${NOW}|games/${NOW}[^/]+$)`)
/** Each game on the felt; its words are loaded by language. */
const GAMES = readdirSync(`${import.meta.dirname}/src/games`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => [
    // Where it has cards of its own.
    { name: `${name}-cards`, test: new RegExp(`src/games/${name}/cards/`) },
    { name, test: new RegExp(`src/games/${name}/(?!words/)${NOW}`) },
  ])

/** Which component a class of scoped styles belongs to. */
const scopes = new Map<string, string>()

/** The classes of scoped styles are in every template, so they are as short as they can be without
 * clashing. */
const cssHash: CompileOptions['cssHash'] = ({ filename, hash }) => {
  const scope = `s${hash(filename).slice(0, 4)}`
  const owner = scopes.get(scope) ?? filename
  if (owner !== filename) throw new Error(`${owner} and ${filename} share the class ${scope}`)
  scopes.set(scope, filename)
  return scope
}

/** What the tests need otherwise than the client. */
const TESTED = {
  // Svelte would otherwise resolve to its server build.
  conditions: ['browser'],
  // It keeps the page that it was loaded with. Only as a module is it loaded anew with each page.
  alias: { '@testing-library/dom': '@testing-library/dom/dist/@testing-library/dom.esm.js' },
}

export default defineConfig({
  plugins: [svelte({ compilerOptions: { discloseVersion: false, cssHash } })],
  resolve: process.env.VITEST ? TESTED : {},
  build: {
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // A page that somebody waits for asks for all its files at once. What is fetched ahead can
      // take its time, and would otherwise make every file that names it longer.
      resolveDependencies: (file, needed) =>
        PAGES.test(file) ? needed : needed.filter((one) => one.endsWith('.css')),
    },
    // Few files compress better than many: one for what every page needs, one for each
    // kind of cards, one for the table, one for each game on it.
    rolldownOptions: {
      // Svelte's package does not declare it, and `lib` would get what only forms need.
      treeshake: { moduleSideEffects: [{ test: SELDOM, sideEffects: false }] },
      output: {
        // Short hashes: each visit fetches a hundred of them, and they do not compress.
        chunkFileNames: ({ name }) => `assets/${name.replace('.lazy', '')}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/${name.replace(/(\.lazy)?\.[^.]+$/, '')}-[hash:7][extname]`,
        codeSplitting: {
          groups: [
            // Whatever reads files of rules loads with the editor, not with every page.
            { name: 'toml', test: /node_modules\/smol-toml/ },
            // Before `lib`, which would take in the Svelte files among it.
            { name: 'paper', test: PAPER, includeDependenciesRecursively: false },
            { name: 'lib', test: LIB },
            { name: 'cards', test: new RegExp(`src/lib/cards/${NOW}`) },
            { name: 'table', test: TABLE },
            {
              name: 'asked',
              test: /games\/mau\/(asked\/(?!Charge|DealHands)|dialogs\/(AskCard|CardChoices)|moves\/questions)/,
              includeDependenciesRecursively: false,
            },
            // Few tables need them.
            {
              name: 'rare',
              test: /games\/mau\/(asked\/(Charge|DealHands)|felt\/(OpenHand|Beside))/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'overlays',
              test: /table\/frame\/[Oo]verlays\./,
              includeDependenciesRecursively: false,
            },
            // What signing in and one's own account share.
            {
              name: 'signin',
              test: /pages\/account\/(AccountError|SignInCard|TextField|api|passkey)/,
              includeDependenciesRecursively: false,
            },
            // What is not as usual, in a line.
            {
              name: 'differing',
              test: /lib\/rules\/(differing|Difference)/,
              includeDependenciesRecursively: false,
            },
            { name: 'sound', test: /src\/table\/sound/ },
            // Tables need parts of what a lobby shows, but not the lobby.
            { name: 'lobby', test: /src\/pages\/lobby/, includeDependenciesRecursively: false },
            ...GAMES,
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:7777', ws: true } },
  },
  test: {
    environment: './src/test-environment.ts',
    include: ['src/**/*.test.ts'],
    // Starting a thread for each file was most of a run. So they are kept, and `test-page.ts` clears up.
    pool: 'threads',
    isolate: false,
    server: { deps: { inline: ['@testing-library/dom'] } },
    sequence: { setupFiles: 'list' },
    setupFiles: ['src/test-page.ts', 'src/test-setup.ts'],
    // Against tests that hang; none depends on time.
    testTimeout: 60_000,
  },
})
