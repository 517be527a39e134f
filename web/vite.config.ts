import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

/** What lies over the felt stays apart until it is wanted. */
const LATER =
  '(?!ask|Cheer|DealHands|PlayDialog|Judged|ResultDialog|GoOn|Panels|\\w+Dialog|SidePanel|Settings|ScoreSheet|sheet|LogList|PointsChart|chart|Trap|RevealBoard|Band|Choices|WishBadge|Accuse|CatchSeat|SecondsLeft|Countdown|People|Evening|PotPaid|Manner|manner|Chat)'

/** Of what all pages share, this comes when it is first shown. */
const SHOWN_LATER = '(?!Frame|Paper|Choice|Switch|deed|Dialog|RulesText|TableRules|copy|rules-text)'

const BASE = new RegExp(
  `node_modules|src/App|src/lib/(ui/${SHOWN_LATER}|net/|router/|i18n/(\\w+\\.|\\w+/say)|manner/(credits|words)|${SHOWN_LATER}[^/]+$)|routes/start/([nN]ame|words)`,
)
/** What a page is put together from, apart from a table in play: in one file, since each costs a
 * round trip. */
const PAPER =
  /src\/(lib\/(ui\/(Choice|Switch|deed|Dialog|RulesText|TableRules|copy)|rules-text|manner\/(when|manner))|routes\/start\/ListedRules)/
/** What is waited for: pages, and a game's side of the table. */
const PAGES = /(TablePage|Start|kit)-/
const TABLE = new RegExp(
  `src/(lib/(table/(?!words)|explain/(gesture|known)|sound/sound|games/[^/]+$)|routes/(lobby/JoinGate|table/(talk/(?!TalkDialog|Gesture|Chat)|${LATER}[^/]+$)))`,
)
const MAXONAUT = new RegExp(`src/(lib/games/maxonaut/[^/]+$|routes/table/maxonaut/${LATER})`)
const MAU = new RegExp(`src/(lib/games/mau/(?!questions)[^/]+$|routes/table/mau/${LATER})`)

export default defineConfig({
  plugins: [svelte({ compilerOptions: { discloseVersion: false } })],
  // Under vitest Svelte would otherwise resolve to its server build.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // A page that is waited for asks for all its files at once. What is fetched ahead can take
      // its time, and a list of its files in every file that names it would be waited for.
      resolveDependencies: (file, needed) =>
        PAGES.test(file) ? needed : needed.filter((one) => one.endsWith('.css')),
    },
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
            { name: 'paper', test: PAPER },
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
