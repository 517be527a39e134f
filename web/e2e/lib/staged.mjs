// Tables as full and as loud as they get: a view that the server has really sent, made fuller, and
// held there. The page is the real one; only its connection ends in the test.
import { openAs } from './browser.mjs'

const NAMES = [
  'Anneliese',
  'Wilhelmine',
  'Jupp',
  'Maximilian',
  'Käthe',
  'Friedhelm',
  'Hannelore',
  'Ottokar',
  'Margarethe',
  'Gundula',
]
const HAND = ['7H', '8H', '9D', 'JS', 'QC', 'KD', 'AS', '9H', '7C', '7D', '8S', 'KH', 'QS', 'JC']

/** What the server tells who comes to a table of so many seats in its first deal. */
export async function welcomeOf(context, url, base, seats) {
  // A page of its own: the connection of a staged one ends in the test.
  const page = await context.newPage()
  await page.goto(url)
  if (!(await context.cookies()).length) await openAs(page, url, NAMES[0])
  const welcome = await page.evaluate(
    async ({ base, seats }) => {
      const post = (path, body) =>
        fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }).then((answer) => answer.json())
      const rules = await fetch('/api/rules').then((answer) => answer.json())
      const bot = rules.find(({ id }) => id === base).bots.at(-1)
      const { code } = await post('/api/tables/quick', {
        chosen: { base, options: {} },
        seats,
        bot,
      })
      const address = `${location.origin.replace('http', 'ws')}/api/tables/${code}/ws?since=0`
      const socket = new WebSocket(address)
      return new Promise((resolve) => {
        socket.onmessage = ({ data }) => {
          const said = JSON.parse(data)
          if (said.type !== 'welcome') return
          socket.close()
          resolve(said)
        }
      })
    },
    { base, seats },
  )
  await page.close()
  return welcome
}

/** The same with people who have names, many points, a bot among them. */
function peopled(welcome) {
  const { view } = welcome
  const seats = view.seats.map((seat) => ({
    ...seat,
    occupant:
      seat.occupant.kind === 'bot' && seat.seat % 3 !== 1
        ? { ...seat.occupant, name: NAMES[seat.seat] }
        : {
            kind: 'person',
            person: 100 + seat.seat,
            // Two have lost their connections.
            connected: ![1, 4].includes(seat.seat),
            played_by_bot: false,
            host: seat.seat === 0,
            bot_in_ms: null,
            away: null,
            ...seat.occupant,
            ...(seat.occupant.kind === 'bot' && { kind: 'person' }),
            name: NAMES[seat.seat],
          },
  }))
  return { ...welcome, view: { ...view, seats, spectators: 3 } }
}

/** Somebody is waited for, with minutes left: who is on turn, or charged by others. */
const clockOf = (seat) => ({
  seat,
  left_ms: 172_000,
  total_ms: 180_000,
  reserve_ms: 60_000,
  reserve_total_ms: 60_000,
})

/** Mau-Mau at its fullest: a threat and a wish stand, everybody has called all that can be called,
 * somebody can be caught and somebody accused. */
export function fullMau(welcome, { cards = 7, turn = 'mine', change = {} } = {}) {
  const one = peopled(welcome)
  const { game, rules } = one.view
  const me = game.viewer ?? 0
  const others = game.players.map(({ seat }) => seat).filter((seat) => seat !== me)
  const [next] = others
  const calls = rules.calls.map((_, call) => call)
  const players = game.players.map((player) => ({
    ...player,
    cards: player.seat === me ? cards : [1, 2, 6, 14][player.seat % 4],
    called: player.seat % 3 === 2 ? [] : calls,
    score: 112 + player.seat,
    misses: player.seat % 4 === 3,
  }))
  const hand = Array.from({ length: cards }, (_, at) => HAND[at % HAND.length])
  const mine = turn === 'mine'
  return {
    ...one,
    view: {
      ...one.view,
      clock: clockOf(next),
      game: {
        ...game,
        phase: 'threat',
        // One plate has it all to say.
        dealer: next,
        from: others.at(-1),
        then: mine ? [next] : [],
        draw: 3,
        miss: true,
        swap: false,
        give: false,
        take: false,
        closing: false,
        turn: mine ? me : next,
        wish: 'diamonds',
        wish_cards: 1,
        top: 'JS',
        top_as: null,
        discards: ['JS', '9C', '7D'],
        draw_pile: 31,
        players,
        hand,
        drawn: [],
        slips: rules.cheating,
        legal: [
          ...(mine ? [{ move: 'bear' }, { move: 'play', card: hand[0] }] : []),
          ...calls.map((call) => ({ move: 'call', call })),
          ...(calls.length ? [{ move: 'catch', seat: others.at(-1), call: 0 }] : []),
        ],
        daring: rules.cheating ? [{ move: 'accuse', seat: others.at(-1) }] : [],
        ...change,
      },
    },
  }
}

/** Maxonaut in the middle of a round: `judge`, `lay`, `announce` or `wait`. */
export function fullMax(welcome, asks) {
  const one = peopled(welcome)
  const { game } = one.view
  const others = game.players.map(({ seat }) => seat).filter((seat) => seat !== game.viewer)
  const speaker = others.at(-1)
  const said = ['31', '41', '52', '54']
  const phase = {
    judge: { phase: 'judge', may_believe: true, accept_costs: 0, doubt_costs: 1 },
    wait: { phase: 'judge', may_believe: true, accept_costs: 0, doubt_costs: 1 },
    lay: { phase: 'lay', must: 1 },
    announce: { phase: 'announce' },
  }[asks]
  const hand = ['3', 'joker', '8', '5']
  return {
    ...one,
    view: {
      ...one.view,
      game: {
        ...game,
        phase,
        turn: asks === 'wait' ? others[0] : game.viewer,
        players: game.players.map((player) => ({ ...player, cards: 3, points: player.seat % 5 })),
        hand,
        draw_pile: 41,
        discard_pile: 14,
        top: [
          { by: others[0], from: 'hand', card: null },
          { by: speaker, from: 'unseen', card: null },
        ],
        history: said.map((value, at) => ({
          seat: others.at((at - said.length) % others.length),
          said: value,
          claim: value,
          from: ['hand', 'unseen'],
        })),
        reveal: null,
        legal: {
          judge: [{ move: 'believe' }, { move: 'doubt' }],
          wait: [],
          lay: [
            ...hand.map((card) => ({ move: 'lay', cards: [card] })),
            { move: 'lay', cards: [hand[0], hand[2]] },
            { move: 'lay', cards: ['unseen'] },
          ],
          announce: ['61', '62', '63', '64', '65', '71', '81', '91', '11', '22', '99', '21'].map(
            (value) => ({ move: 'announce', said: value }),
          ),
        }[asks],
        lay_worth: [],
        daring: [],
      },
    },
  }
}

/** By page: what its connection says. A route stays for as long as the page does. */
const stages = new WeakMap()

/** Opens the page of a table whose connection ends here: it says what the test wants it to say. */
export async function openStaged(page, url, welcome, path = '') {
  const known = stages.has(page)
  const stage = { now: welcome, socket: null, seq: welcome.seq, heard: [] }
  stages.set(page, stage)
  if (!known) {
    await page.routeWebSocket(/\/api\/tables\/.*\/ws/, (socket) => {
      const stage = stages.get(page)
      stage.socket = socket
      socket.onMessage((text) => {
        const said = JSON.parse(text)
        if (said.type === 'ping') socket.send(JSON.stringify({ type: 'pong' }))
        else stages.get(page).heard.push(said)
      })
      socket.send(JSON.stringify({ ...stage.now, seq: stage.seq, missed: [] }))
    })
  }
  await page.goto(`${url}/t/${welcome.view.code}${path}`)
  return {
    /** What the page has said to its connection. */
    heard: stage.heard,
    answer: (message) => stage.socket.send(JSON.stringify(message)),
    tell(events, view) {
      if (view) stage.now = { ...stage.now, view }
      stage.seq += 1
      const now = stage.now.view
      stage.socket.send(JSON.stringify({ type: 'update', seq: stage.seq, events, now }))
    },
    /** Everybody says something at once, in words or without. */
    chatter(words = true) {
      const phrases = words
        ? ['feeling_lucky', 'hurry_up', 'believe_me', 'not_a_chance']
        : ['wink', 'laugh', 'poker_face', 'clap']
      const said = ({ seat }) => ({ type: 'said', seat, phrase: phrases[seat % 4] })
      this.tell(stage.now.view.seats.map(said))
    },
  }
}
