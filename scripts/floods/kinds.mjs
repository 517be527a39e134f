// The floods: what strangers can do without a cookie, and with one that anybody gets.
import http from 'node:http'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A stranger's address: the proxy that we play tells it. */
const STRANGER = '203.0.113.7'

export const FLOODS = {
  'worst rules': (port, count) =>
    many(10, () => post(port, '/api/rules/check', { file: WORST[pick(WORST.length)] }, count)),
  silence: (port, count) => connections(port, 2_000, '', count),
  'half heads': (port, count) => connections(port, 1_000, 'GET / HTTP/1.1\r\nhost: x\r\nx-', count),
  'slow bodies': (port, count) =>
    connections(
      port,
      1_000,
      `POST /api/session HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${STRANGER}\r\n` +
        'content-type: application/json\r\ncontent-length: 50\r\n\r\n{',
      count,
    ),
  handshakes: async (port, count) => {
    for (;;) {
      for (let i = 0; i < 50; i++) websocket(port, '', count)
      await sleep(50)
    }
  },
  'never reading': async (port, count) => {
    const { cookie, code } = await table(port)
    for (let i = 0; i < 200; i++)
      websocket(port, code, count, cookie, () => {}, `198.18.0.${i % 250}`)
    for (;;) await sleep(1_000)
  },
  'empty pieces': (port, count) =>
    frames(port, count, Buffer.concat(Array.from({ length: 4_000 }, () => masked(0x00)))),
  pings: (port, count) =>
    frames(port, count, Buffer.concat(Array.from({ length: 4_000 }, () => masked(0x89)))),
  guests: (port, count) => {
    let number = 0
    const from = () => `198.18.${(number >> 8) & 255}.${number++ & 255}`
    return many(20, () => post(port, '/api/session', { name: 'Gast' }, count, from()))
  },
  'wrong logins': (port, count) => {
    let number = 0
    const from = () => `198.19.${(number >> 8) & 255}.${number++ & 255}`
    const body = () => ({ login: `Anna${number % 50}`, passphrase: 'wrong wrong wrong' })
    return many(20, () => post(port, '/api/login', body(), count, from()))
  },
  'reading it all': (port, count) => {
    const paths = ['/api/rules', '/api/tables', '/api/openapi.json', '/', '/api/tables/AAAAAA']
    return many(20, (i) => get(port, paths[i % paths.length], count))
  },
}

const WORST = [
  `base = "live"\n${'k0 = 1\n'.repeat(8_000)}`,
  `base = "live"\n${Array.from({ length: 6_000 }, (_, i) => `k${i} = 1`).join('\n')}`,
  `base = "live"\n${'[[when]]\nseats = 2\nset = { deal.hand = 4 }\n'.repeat(31)}`,
  `base = "live"\nx = ${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  `base = "verschaerft"\n${Array.from({ length: 1_500 }, (_, i) => `[cards.k${i}]\nx = 1`).join('\n')}`,
  `base = "live"\nid = "${'ä'.repeat(30_000)}"`,
]

const pick = (of) => Math.floor(Math.random() * of)

async function many(clients, once) {
  const one = async () => {
    for (let i = pick(100); ; i++) await once(i)
  }
  await Promise.all(Array.from({ length: clients }, one))
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })

function request(port, method, path, headers, body) {
  return new Promise((done) => {
    const asked = http.request(
      { host: '127.0.0.1', port, path, method, headers, agent },
      (response) => {
        let text = ''
        response.on('data', (part) => (text += part))
        response.on('end', () => done({ status: response.statusCode, headers: response.headers, text }))
      },
    )
    asked.on('error', () => done({ status: 'cut', headers: {}, text: '' }))
    asked.end(body)
  })
}

async function get(port, path, count) {
  const { status } = await request(port, 'GET', path, { 'x-forwarded-for': STRANGER })
  count(status)
}

async function post(port, path, body, count, from = STRANGER) {
  const headers = { 'x-forwarded-for': from, 'content-type': 'application/json' }
  const { status } = await request(port, 'POST', path, headers, JSON.stringify(body))
  count(status)
  if (status === 'cut') await sleep(10)
}

/** So many connections at a time that say this and no more; those that are cut come again. */
async function connections(port, number, text, count) {
  const one = async () => {
    for (;;) {
      await new Promise((done) => {
        const socket = net.connect(port, '127.0.0.1', () => {
          count('opened')
          socket.write(text)
        })
        socket.on('error', () => {})
        socket.on('data', () => count('answered'))
        socket.on('close', done)
      })
      await sleep(100)
    }
  }
  await Promise.all(Array.from({ length: number }, one))
}

/** A guest, and a table of this guest's. */
async function table(port) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': STRANGER }
  const guest = await request(port, 'POST', '/api/session', headers, JSON.stringify({ name: 'Zoe' }))
  const cookie = guest.headers['set-cookie'][0].split(';')[0]
  const chosen = { base: 'live', options: {} }
  const body = JSON.stringify({ chosen, seats: 4 })
  const opened = await request(port, 'POST', '/api/tables', { ...headers, cookie }, body)
  return { cookie, code: JSON.parse(opened.text).code }
}

/** Opens a WebSocket to a table; `open` gets the socket once it stands. */
function websocket(
  port,
  code,
  count,
  cookie = '',
  open = (socket) => socket.destroy(),
  from = STRANGER,
) {
  const socket = net.connect(port, '127.0.0.1', () => {
    socket.write(
      `GET /api/tables/${code || 'AAAAAA'}/ws HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\n` +
        `cookie: ${cookie}\r\nupgrade: websocket\r\nconnection: upgrade\r\n` +
        'sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    )
  })
  socket.once('data', (data) => {
    count(data.toString('latin1').slice(9, 12))
    socket.pause()
    open(socket)
  })
  socket.on('close', () => count('closed'))
  socket.on('error', () => {})
}

/** WebSockets on which this is sent over and over; those that are closed are opened again. */
async function frames(port, count, data) {
  const { cookie, code } = await table(port)
  const one = () =>
    websocket(port, code, count, cookie, (socket) => {
      socket.resume()
      const begin = masked(0x01)
      socket.write(begin)
      const more = () => {
        if (!socket.destroyed) socket.write(data, () => setImmediate(more))
      }
      more()
      socket.on('close', () => setTimeout(one, 50))
    })
  for (let i = 0; i < 10; i++) one()
  for (;;) await sleep(1_000)
}

/** An empty frame as clients send it. */
function masked(kind) {
  return Buffer.from([kind, 0x80, 1, 2, 3, 4])
}
