import type { Phrase } from '../wire/Phrase'

/** What is said in words, in the order of the tray. */
export const PHRASES: readonly Phrase[] = [
  'believe_me',
  'honestly',
  'would_i_lie',
  'feeling_lucky',
  'doubt_me',
  'not_a_chance',
  'thinking',
  'hurry_up',
  'nice_one',
  'ouch',
  'gotcha',
  'thanks',
  'hello',
  'good_game',
]

/** What is said without a word. */
export const GESTURES: readonly Phrase[] = [
  'wink',
  'poker_face',
  'shrug',
  'sweat',
  'laugh',
  'eyebrow',
  'thumbs_up',
  'clap',
]

export const isGesture = (phrase: Phrase): boolean => GESTURES.includes(phrase)
