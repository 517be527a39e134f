import type { Phrase } from '../../lib/wire/Phrase'

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
