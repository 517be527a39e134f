import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const BASE =
  /node_modules|src\/lib\/(ui|net|cards|router|i18n\/\w+\.|[^/]+$)|routes\/start\/[nN]ame/
const TABLE =
  /src\/(lib\/(table|games)|routes\/lobby|routes\/table\/(?!ask|PlayDialog|ResultDialog|GoOn|Panels|\w+Dialog|SidePanel|ScoreSheet|sheet|LogList))/

export default defineConfig({
  plugins: [svelte()],
  // Under vitest Svelte would otherwise resolve to its server build.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Few files compress better than many: one for what every page needs, one for the table. What
    // lies over the felt stays apart until it is wanted.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE },
            { name: 'table', test: TABLE },
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
