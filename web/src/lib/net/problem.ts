import type { Mistake } from '../wire/Mistake'
import type { RulesCode } from './codes'

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

/** Mistakes in what somebody chose; those within a rules file are told by their own sentences. */
const CHOSEN = ['unknown_preset', 'unknown_option', 'unknown_choice', 'bad_seats'] as const
export type ChosenCode = Extract<RulesCode, (typeof CHOSEN)[number]>

export function codeOf(error: unknown): string {
  if (!(error instanceof Problem)) return 'unknown'
  const { code, mistakes } = error
  const inFile = mistakes.length > 0 && !CHOSEN.some((chosen) => chosen === code)
  return inFile ? 'bad_rules' : code
}
