import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

/** What lies over the felt stays apart until it is wanted. */
const LATER =
  '(?!ask|DealHands|PlayDialog|ResultDialog|GoOn|Panels|\\w+Dialog|SidePanel|Settings|ScoreSheet|sheet|LogList|PointsChart|chart|CardInfo|Trap|RevealBoard)'

/** What only pages without a table need stays with them. */
const PAPERS = '(?!Frame|Paper|Choice|Opened|Switch|deed)'

const BASE = new RegExp(
  `node_modules|src/lib/(ui/${PAPERS}|net/|router/|i18n/\\w+\\.|[^/]+$)|routes/start/[nN]ame`,
)
const TABLE = new RegExp(
  `src/(lib/(table|games/[^/]+$)|routes/(lobby/JoinGate|table/(talk/(?!TalkDialog|Gesture)|${LATER}[^/]+$)))`,
)
const MAXONAUT = new RegExp(`src/(lib/games/maxonaut/[^/]+$|routes/table/maxonaut/${LATER})`)
const MAU = new RegExp(`src/(lib/games/mau/[^/]+$|routes/table/mau/${LATER})`)

export default defineConfig({
  plugins: [svelte()],
  // Under vitest Svelte would otherwise resolve to its server build.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Few files compress better than many: one for what every page needs, one for each
    // kind of cards, one for the table, one for each game on it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE },
            { name: 'cards', test: /src\/lib\/cards/ },
            { name: 'maxcards', test: /src\/lib\/games\/maxonaut\/cards/ },
            { name: 'table', test: TABLE },
            { name: 'lobby', test: /src\/routes\/lobby/ },
            { name: 'mau', test: MAU },
            { name: 'maxonaut', test: MAXONAUT },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:7777', ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/test-setup.ts'],
  },
})
