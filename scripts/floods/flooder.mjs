// One flood, until it is told to stop: `node flooder.mjs PORT NAME`.
import { FLOODS } from './kinds.mjs'

const [port, name] = process.argv.slice(2)
const counts = {}
const count = (what) => (counts[what] = (counts[what] ?? 0) + 1)
process.on('SIGTERM', () => {
  const told = Object.entries(counts).sort(([, a], [, b]) => b - a)
  console.log(told.map(([what, times]) => `${what} ${times}`).join(', '))
  process.exit(0)
})
process.on('uncaughtException', () => count('error'))
process.on('unhandledRejection', () => count('error'))
await FLOODS[name](Number(port), count)
