import { read, write } from '../../lib/ui/storage'

/** When this device saw the match end that was played last here: a reload on another day changes nothing. */
export function endedAt(code: string, no: number, now = Date.now()): number {
  const match = `${code}/${no}`
  const [known, at] = (read('ended') ?? '').split(' ')
  if (known === match && Number(at) > 0) return Number(at)
  write('ended', `${match} ${now}`)
  return now
}
