import type { RulesCode } from '../net/codes'
import { codeOf, Problem } from '../net/problem'

/** Mistakes in what somebody chose have sentences of their own. */
const CHOSEN = ['unknown_preset', 'unknown_option', 'unknown_choice', 'bad_seats'] as const
export type ChosenCode = Extract<RulesCode, (typeof CHOSEN)[number]>

/** The code of a problem with rules. A mistake within a rules file is told where the file is checked;
 * its code may be that of a refusal, which is about something else. */
export function rulesCodeOf(error: unknown): string {
  const code = codeOf(error)
  const inFile = error instanceof Problem && error.mistakes.length > 0
  return inFile && !CHOSEN.some((chosen) => chosen === code) ? 'bad_rules' : code
}
