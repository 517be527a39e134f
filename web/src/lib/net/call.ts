import type { Mistake } from '../wire/Mistake'
import { Problem } from './problem'

/** Asks the server. A body goes and comes as JSON; an answer without one is `null`. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { accept: 'application/json' } }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { ...init.headers, 'content-type': 'application/json' }
  }
  const response = await fetch(`/api${path}`, init).catch(() => null)
  if (!response) throw new Problem('offline', 0)
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new Problem(codeIn(answer), response.status, mistakesIn(answer))
  return answer as T
}

function codeIn(answer: unknown): string {
  if (typeof answer === 'object' && answer && 'code' in answer && typeof answer.code === 'string') {
    return answer.code
  }
  return 'unknown'
}

function mistakesIn(answer: unknown): Mistake[] {
  const mistakes = (answer as { mistakes?: Mistake[] } | null)?.mistakes
  return Array.isArray(mistakes) ? mistakes : []
}
