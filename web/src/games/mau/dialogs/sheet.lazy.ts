import type { MauView } from '../../../lib/wire/MauView'
import type { SheetRow } from '../../../lib/wire/SheetRow'

/** The rows of one round; without rounds all rows stand together. */
export type Round = { number: number | null; sharp: boolean; rows: SheetRow[] }

export function roundsOf(rows: readonly SheetRow[], game: MauView): Round[] {
  if (game.format !== 'rounds') return [{ number: null, sharp: false, rows: [...rows] }]
  const rounds: Round[] = []
  for (const row of rows) {
    const last = rounds.at(-1)
    if (last?.number === row.round) last.rows.push(row)
    else rounds.push({ number: row.round, sharp: row.sharp, rows: [row] })
  }
  return rounds
}

/** The seats that lead, where points decide that. */
export function leading(game: MauView): number[] {
  const scores = game.players.map((player) => player.score)
  const best = game.fewest_wins ? Math.min(...scores) : Math.max(...scores)
  return game.players.flatMap(({ seat, score }) => (score === best ? [seat] : []))
}
