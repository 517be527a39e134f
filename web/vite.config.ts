import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  // Under vitest Svelte would otherwise resolve to its server build.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: { target: 'es2022', modulePreload: { polyfill: false } },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:7777', ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/test-setup.ts'],
  },
})
