import type { Play } from './options'

/** What may still be open once a card has been chosen, in the order in which it is asked. */
const QUESTIONS = ['under', 'as', 'wish', 'claim'] as const
export type Question = (typeof QUESTIONS)[number]

/** The answer that declines: no card slipped under, standing for nothing, no wish. */
export const NOTHING = ''

/** What a play answers to a question. */
export function answerOf(play: Play, question: Question): string {
  return question === 'claim' ? (play.claim ? 'yes' : 'no') : (play[question] ?? NOTHING)
}

/** The first question that the remaining plays answer differently; null if only one is left. */
export function nextQuestion(plays: readonly Play[]): Question | null {
  return QUESTIONS.find((question) => answersTo(plays, question).length > 1) ?? null
}

/** All answers of the remaining plays, each once. */
export function answersTo(plays: readonly Play[], question: Question): string[] {
  return [...new Set(plays.map((play) => answerOf(play, question)))]
}

export function answered(plays: readonly Play[], question: Question, answer: string): Play[] {
  return plays.filter((play) => answerOf(play, question) === answer)
}
