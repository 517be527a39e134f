// A match that was really played, as the server would show it again: two connections to the table
// are recorded, that of a seat and that of a big screen. The addresses of films are answered from
// that.
import { openAs } from './browser.mjs'

export const FILM_ID = 'K7P4QX-1'

/** Plays a match against bots without a page, and tells what both connections heard. */
async function record(context, url, { base, seats, options = {}, file }) {
  const page = await context.newPage()
  await openAs(page, url, 'Anna')
  const taken = await page.evaluate(
    async ({ base, seats, chosen }) => {
      const post = (path, body) =>
        fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }).then((answer) => answer.json())
      const rules = await fetch('/api/rules').then((answer) => answer.json())
      const bot = rules.find(({ id }) => id === base).bots.at(-1)
      const manner = {
        pace: 'relaxed',
        bots: 'at_once',
        talk: 'silent',
        public: false,
        link_only: false,
        watching: 'open',
        stake: 0,
        leavers: 'bot',
        films: 'kept',
      }
      const opened = await post('/api/tables/quick', {
        chosen,
        seats,
        bot,
        manner,
      })
      if (opened.status) throw new Error(JSON.stringify(opened))
      const { code } = opened
      const at = `${location.origin.replace('http', 'ws')}/api/tables/${code}/ws?since=0`
      const begin = performance.now()
      let no = 0
      /** What a connection has heard: its view at first, and then every update. */
      const hear = (address, act) => {
        const heard = { welcome: null, updates: [] }
        const socket = new WebSocket(address)
        const whole = new Promise((resolve, reject) => {
          const still = () =>
            reject(new Error(`no end: ${`${JSON.stringify(heard.now?.game)}`.slice(0, 3000)}`))
          // However long a match is, something always happens.
          let timer = setTimeout(still, 60_000)
          socket.onmessage = ({ data }) => {
            clearTimeout(timer)
            timer = setTimeout(still, 60_000)
            const said = JSON.parse(data)
            if (said.type === 'refused') reject(new Error(JSON.stringify(said)))
            if (said.type === 'welcome') {
              heard.welcome = said
              no = Math.max(no, said.last_no)
              heard.now = said.view
            }
            if (said.type === 'update') {
              const { sheet, evening } = said
              heard.now = {
                ...heard.now,
                ...said.now,
                ...(sheet && { sheet }),
                ...(evening && { evening }),
              }
              heard.updates.push({
                seq: said.seq,
                ms: Math.round(performance.now() - begin),
                events: said.events,
                now: heard.now,
                sheet: said.sheet ?? null,
              })
              if (heard.now.state === 'finished') resolve(heard)
            }
            if (said.type === 'welcome' || said.type === 'update') act?.(socket, heard, said.seq)
          }
        })
        return whole
      }
      let tried = -1
      const play = (socket, { now }, seq) => {
        const { game } = now
        if (now.state === 'finished') return
        const due = (game.calls ?? []).find(({ right, said }) => right && !said)
        const lays = game.legal.filter(({ move }) => !['call', 'catch'].includes(move))
        const said = lays.filter(({ move }) => move === 'announce')
        const move = due
          ? { move: 'call', call: due.call }
          : said.length > 1
            ? said[seq % said.length]
            : (lays.find(({ move }) => !['draw', 'pass', 'bear'].includes(move)) ?? lays[0])
        if (game.phase !== 'deal_over' && move && seq !== tried) {
          tried = seq
          no += 1
          const command = { do: 'move', move: { game: game.game, ...move } }
          socket.send(JSON.stringify({ type: 'command', no, base: seq, command }))
        }
        if (now.state === 'between_deals' && !now.seats[0].ready && seq !== tried) {
          tried = seq
          no += 1
          socket.send(
            JSON.stringify({ type: 'command', no, base: seq, command: { do: 'next_deal' } }),
          )
        }
      }
      const [screen, own] = await Promise.all([hear(`${at}&screen=true`), hear(at, play)])
      return { screen, own }
    },
    { base, seats, chosen: file ? { base: '', options, file } : { base, options } },
  )
  await page.close()
  return taken
}

const MARKS = {
  called: 'call',
  caught: 'catch',
  wished: 'wish',
  threatened: 'threat',
  went_out: 'out',
  deal_ended: 'deal_end',
  round_ended: 'deal_end',
  match_ended: 'match_end',
}

const marksOf = (events) => [
  ...new Set(
    events.flatMap(({ type, event }) => {
      if (type !== 'game') return []
      if (event.event === 'played' && event.wish) return ['wish']
      if (event.event === 'judged' && event.claim !== event.worth) return ['lie']
      return MARKS[event.event] ?? []
    }),
  ),
]

const CARDS = {
  mau: ['7H', '8H', '9D', 'JS', 'QC', 'KD', 'AS', '9H', '7C', '10D', '8S', 'KH', 'QS', 'JC'],
  maxonaut: ['3', 'joker', '8', '5', 'virus', '1', 'chance', '9', 'match_odd', '2'],
}

/** All cards: the own hand as it was; of the others as many as they held. */
function openOf(game, own) {
  const some = (from, count) =>
    Array.from({ length: count }, (_, at) => {
      const cards = CARDS[game.game]
      return cards[(from * 5 + at) % cards.length]
    })
  const hands = game.players.map(({ seat, cards }) =>
    seat === own.viewer ? own.hand : some(seat, cards),
  )
  const draw_pile = some(3, Math.min(20, game.draw_pile))
  if (game.game !== 'maxonaut')
    return { game: game.game, hands, draw_pile, discard_pile: [], slipped: [], aside: [] }
  const last = game.history.at(-1)
  return {
    game: game.game,
    hands,
    draw_pile,
    turned_up: [],
    lying: game.top.map((one, at) => ({ ...one, card: some(at, 1)[0] })),
    truth: last
      ? {
          seat: last.seat,
          claim: last.claim,
          worth: { worth: 'value', claim: '43' },
          lie: last.claim !== '43',
        }
      : null,
  }
}

/** The part of a view that changes from step to step. */
const STAYS = ['code', 'rules', 'chosen', 'sheet', 'evening']
const nowOf = (view) =>
  Object.fromEntries(Object.entries(view).filter(([part]) => !STAYS.includes(part)))

/** A recorded match, with everything that its addresses answer. */
export async function filmed(context, url, what) {
  const { screen, own } = await record(context, url, what)
  const { view } = screen.welcome
  const missed = [{ seq: 0, ms: 0, events: screen.welcome.missed, now: view, sheet: null }]
  const shots = [...missed, ...screen.updates]
  const bySeq = new Map(own.updates.map((update) => [update.seq, update]))
  let turn = 0
  let rows = view.sheet.length
  let sheet = view.sheet
  let seen = own.welcome.view
  let events = own.welcome.missed
  let sat = null
  const steps = []
  const positions = { open: [], 0: [] }
  for (const [step, shot] of shots.entries()) {
    const mine = bySeq.get(shot.seq)
    if (mine) {
      seen = mine.now
      events = mine.events
    }
    if (shot.sheet) {
      sheet = shot.sheet
      rows = sheet.length
    }
    const { game } = shot.now
    if (game.turn !== sat) turn += 1
    sat = game.turn
    const deal = game.deal ?? 1
    const told = shot.events.find(({ event }) => event?.seat !== undefined)
    steps.push({
      ms: shot.ms,
      seat: told?.event.seat ?? null,
      by_bot: false,
      deal,
      turn,
      marks: marksOf(shot.events),
    })
    const open = openOf(game, seen.game)
    positions.open.push({ step, events: shot.events, now: nowOf(shot.now), rows, open, move: null })
    positions[0].push({ step, events, now: nowOf(seen), rows, open: null, move: null })
  }
  const end = shots.at(-1).now
  const result = screen.now.evening.at(-1)
  const card = {
    id: FILM_ID,
    no: 1,
    game: view.rules.game,
    rules: view.rules.name,
    names: end.seats.map(({ occupant }) => occupant.name),
    points: end.game.players.map(({ score, points }) => score ?? points ?? 0),
    winners: result?.winners ?? end.game.winners ?? [],
    rows,
    ended_early: false,
    ended: Date.now() - 3_600_000,
    steps: steps.length,
    you: 0,
  }
  const film = {
    card,
    begun: card.ended - 300_000,
    rules: view.rules,
    chosen: view.chosen,
    seats: end.seats.length,
    sheet,
    deals: steps.flatMap(({ deal }, step) =>
      deal === steps[step - 1]?.deal ? [] : [{ deal, step }],
    ),
    steps,
    can_share: true,
    cannot_save: null,
  }
  return { film, positions }
}

const json = (body, status = 200) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
})
const problem = (status, code) =>
  json({ type: 'about:blank', title: '', status, code, detail: '' }, status)

/** Answers the addresses of films on this page. Returns what was asked, and what to break. */
export async function showFilm(page, { film, positions }, { key = 'geheim' } = {}) {
  const state = { asked: [], down: false, links: [] }
  const nameless = (text) =>
    film.card.names.reduce((t, name) => t.replaceAll(`"${name}"`, '""'), text)
  await page.route(/\/api\/matches/, async (route) => {
    const request = route.request()
    const url = new URL(request.url())
    const [, , , id, what, link] = url.pathname.split('/')
    state.asked.push(`${request.method()} ${url.pathname}${url.search}`)
    if (state.down) return route.abort()
    if (id === undefined) {
      if (request.method() === 'POST') return route.fulfill(problem(422, 'bad_match_file'))
      const after = url.searchParams.get('after')
      const matches = Array.from({ length: after ? 1 : 3 }, (_, at) => ({
        ...film.card,
        id: after || at > 0 ? `K7P4QX-${at + (after ? 9 : 2)}` : film.card.id,
        ended: film.card.ended - at * 90_000_000,
        ended_early: at === 1,
      }))
      return route.fulfill(json({ matches, next: after ? null : 'more' }))
    }
    const given = url.searchParams.get('key')
    if (id !== film.card.id || (given !== null && given !== key))
      return route.fulfill(problem(404, 'no_such_match'))
    const say = (body) => {
      const answer = json(body)
      return route.fulfill(given ? { ...answer, body: nameless(answer.body) } : answer)
    }
    if (what === undefined) return say({ ...film, can_share: given === null })
    if (what === 'positions') {
      const eyes = url.searchParams.get('eyes')
      const from = Number(url.searchParams.get('from'))
      const count = Number(url.searchParams.get('count'))
      const all = positions[eyes] ?? positions[0]
      return say({ positions: all.slice(from, from + count) })
    }
    if (request.method() === 'POST') {
      const { names } = request.postDataJSON()
      const made = { id: `l${state.links.length + 1}`, names, created: Date.now(), key: null }
      state.links.unshift(made)
      return route.fulfill(json({ ...made, key }, 201))
    }
    if (request.method() === 'DELETE') {
      state.links = state.links.filter((one) => one.id !== link)
      return route.fulfill({ status: 204 })
    }
    return say({ links: state.links })
  })
  return state
}
