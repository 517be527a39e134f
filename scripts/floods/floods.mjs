// What a flood costs somebody else: starts a server, asks it for a page's worth of things every few
// milliseconds as one bystander, undisturbed and then during each flood, and prints both.
//
//   node scripts/floods/floods.mjs target/release/stammtisch [--seconds 10] [--only NAME] [--json]
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { FLOODS } from './kinds.mjs'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '10' },
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (options.help || positionals.length !== 1) {
  console.log('node scripts/floods/floods.mjs BINARY [--seconds 10] [--only NAME] [--json]')
  console.log(`floods: ${Object.keys(FLOODS).join(', ')}`)
  process.exit(options.help ? 0 : 2)
}
const SECONDS = Number(options.seconds)
const FLOODER = path.join(path.dirname(fileURLToPath(import.meta.url)), 'flooder.mjs')

const rows = []
const names = Object.keys(FLOODS).filter((name) => !options.only || name === options.only)
for (const name of names) {
  if (!options.json) process.stderr.write(`\r${rows.length + 1}/${names.length} ${name.padEnd(24)}`)
  rows.push(await measure(name))
}
if (!options.json) process.stderr.write('\r'.padEnd(40) + '\r')
if (options.json) console.log(JSON.stringify(rows, null, 2))
else print(rows)
process.exit(rows.every((row) => row.newcomer) ? 0 : 1)

/** The bystander alone, then beside the flood, on a server of its own. */
async function measure(name) {
  const house = await open()
  try {
    const calm = await ask(house, SECONDS / 2)
    const before = memory(house)
    const cpuBefore = cpu(house)
    const flooder = spawn('nice', ['-n', '10', process.execPath, FLOODER, house.port, name], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let told = ''
    flooder.stdout.on('data', (text) => (told += text))
    await sleep(1_000)
    const flood = await ask(house, SECONDS)
    const newcomer = await comesIn(house)
    const spent = cpu(house) - cpuBefore
    const peak = memory(house)
    flooder.kill('SIGTERM')
    await new Promise((done) => flooder.on('exit', done))
    const last = told.trim().split('\n').at(-1) ?? ''
    return {
      name,
      calm,
      flood,
      newcomer,
      memory: [before, peak],
      cpu: spent / (SECONDS + 1),
      told: last,
    }
  } finally {
    house.process.kill('SIGKILL')
    rmSync(house.data, { recursive: true, force: true })
  }
}

async function open() {
  const data = mkdtempSync(path.join(tmpdir(), 'stammtisch-flood-'))
  const port = String(20_000 + Math.floor(Math.random() * 20_000))
  const child = spawn(
    positionals[0],
    ['--listen', `127.0.0.1:${port}`, '--data', data, '--trust-proxy', '--metrics', 'everybody'],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const house = { process: child, port, data }
  for (let i = 0; i < 200; i++) {
    if ((await get(house, '/healthz')).status === 200) return house
    await sleep(50)
  }
  throw new Error('the server did not start')
}

/** What a phone asks for that looks in, again and again; milliseconds of each answer. */
async function ask(house, seconds) {
  const times = []
  let failed = 0
  const end = Date.now() + seconds * 1_000
  const paths = ['/healthz', '/', '/api/session', '/api/tables']
  for (let i = 0; Date.now() < end; i++) {
    const begin = performance.now()
    const { status } = await get(house, paths[i % paths.length])
    if (status === 200 || status === 401) times.push(performance.now() - begin)
    else failed += 1
    await sleep(20)
  }
  times.sort((a, b) => a - b)
  const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? NaN
  return { asked: times.length, failed, p50: at(0.5), p99: at(0.99), longest: at(1) }
}

/** Somebody new: a guest by a connection of its own. */
async function comesIn(house) {
  const body = JSON.stringify({ name: 'Neu' })
  return (await get(house, '/api/session', 'POST', body)).status === 200
}

function get({ port }, where, method = 'GET', body) {
  return new Promise((done) => {
    const headers = { 'x-forwarded-for': '198.51.100.1' }
    if (body) Object.assign(headers, { 'content-type': 'application/json' })
    // Each time a connection of its own: a newcomer's.
    const request = http.request(
      { host: '127.0.0.1', port, path: where, method, headers, agent: false, timeout: 10_000 },
      (response) => {
        response.resume()
        response.on('end', () => done({ status: response.statusCode }))
        response.on('error', () => done({ status: 0 }))
      },
    )
    request.on('timeout', () => request.destroy())
    request.on('error', () => done({ status: 0 }))
    request.end(body)
  })
}

/** MiB that the server holds. */
function memory({ process: { pid } }) {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)
  return Math.round(Number(line?.[1] ?? 0) / 1024)
}

/** Seconds of processor time that it has spent. */
function cpu({ process: { pid } }) {
  const parts = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(parts[11]) + Number(parts[12])) / 100
}

function print(all) {
  const ms = (value) => value.toFixed(1).padStart(8)
  console.log(
    'flood'.padEnd(18) +
      'calm p99 flood p50      p99  longest   failed  newcomer   MiB before/after  cpu  what came of it',
  )
  for (const { name, calm, flood, newcomer, memory: kept, cpu: spent, told } of all) {
    console.log(
      name.padEnd(18) +
        `${ms(calm.p99)}  ${ms(flood.p50)} ${ms(flood.p99)} ${ms(flood.longest)} ${String(flood.failed).padStart(8)}  ` +
        `${(newcomer ? 'in' : 'KEPT OUT').padEnd(9)} ${String(kept[0]).padStart(6)} / ${String(kept[1]).padEnd(8)} ${spent.toFixed(2)}  ${told}`,
    )
  }
}
