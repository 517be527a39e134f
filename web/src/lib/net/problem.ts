import type { Mistake } from '../wire/Mistake'

/** A refusal of the HTTP interface: RFC 9457 with a stable code. */
export class Problem extends Error {
  readonly code: string
  readonly status: number
  /** What is wrong with a rules file. */
  readonly mistakes: Mistake[]

  constructor(code: string, status: number, mistakes: Mistake[] = []) {
    super(code)
    this.code = code
    this.status = status
    this.mistakes = mistakes
  }
}

export const codeOf = (error: unknown): string =>
  error instanceof Problem ? error.code : 'unknown'
