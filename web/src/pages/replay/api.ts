import { call } from '../../lib/net/call'
import { Problem } from '../../lib/net/problem'
import type { Film } from '../../lib/wire/Film'
import type { FilmPositions } from '../../lib/wire/FilmPositions'
import type { HandOdds } from '../../lib/wire/HandOdds'
import type { HindsightState } from '../../lib/wire/HindsightState'
import type { MatchCard } from '../../lib/wire/MatchCard'
import type { MatchLink } from '../../lib/wire/MatchLink'
import type { MatchLinks } from '../../lib/wire/MatchLinks'
import type { MatchList } from '../../lib/wire/MatchList'
import type { Mistake } from '../../lib/wire/Mistake'
import type { Eyes } from './place'

/** A match, and the key of the link that leads to it, where somebody came by one. */
export type Address = { id: string; key: string | null }

const matchAt = (id: string) => `/matches/${encodeURIComponent(id)}`

function queried(path: string, values: Record<string, string | number | null>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === null ? [] : [[name, `${value}`]],
  )
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

export const replayApi = {
  mine: (after: string | null) => call<MatchList>('GET', queried('/matches', { after })),
  film: ({ id, key }: Address) => call<Film>('GET', queried(matchAt(id), { key })),
  positions: ({ id, key }: Address, eyes: Eyes, from: number, count: number) =>
    call<FilmPositions>('GET', queried(`${matchAt(id)}/positions`, { from, count, eyes, key })),
  hindsight: ({ id, key }: Address) =>
    call<HindsightState>('GET', queried(`${matchAt(id)}/hindsight`, { key })),
  hands: ({ id, key }: Address, step: number, seat: number) =>
    call<HandOdds>('GET', queried(`${matchAt(id)}/hands`, { step, seat, key })),
  fileAt: ({ id, key }: Address) => `/api${queried(`${matchAt(id)}/file`, { key })}`,
  links: (id: string) => call<MatchLinks>('GET', `${matchAt(id)}/links`),
  share: (id: string, names: boolean) => call<MatchLink>('POST', `${matchAt(id)}/links`, { names }),
  takeBack: (id: string, link: string) =>
    call<null>('DELETE', `${matchAt(id)}/links/${encodeURIComponent(link)}`),
  open: (file: Blob) => send(file),
}

/** A file goes as it is: the server says what is wrong with a damaged one. */
async function send(file: Blob): Promise<MatchCard> {
  const headers = { accept: 'application/json', 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: file }
  const response = await fetch('/api/matches', init).catch(() => null)
  if (!response) throw new Problem('offline', 0)
  const answer = (await response.json().catch(() => null)) as {
    code?: string
    mistakes?: Mistake[]
  } | null
  if (!response.ok)
    throw new Problem(answer?.code ?? 'unknown', response.status, answer?.mistakes ?? [])
  return answer as unknown as MatchCard
}
