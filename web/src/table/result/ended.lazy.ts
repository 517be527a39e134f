import { read, write } from '../../lib/ui/storage'

/** When the result of this match was made a picture of first: on another day that stays as it was. */
export function endedAt(code: string, no: number, now = Date.now()): number {
  const match = `${code}/${no}`
  const [known, at] = (read('ended') ?? '').split(' ')
  if (known === match && Number(at) > 0) return Number(at)
  write('ended', `${match} ${now}`)
  return now
}
