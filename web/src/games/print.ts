import type { Component } from 'svelte'

/** A pack of cards to be printed. */
export type Print = {
  /** Whose cards they are; nothing for those that everybody knows. */
  name: string
  cards: readonly string[]
  /** What comes with them where somebody wants it. */
  jokers: readonly string[]
  Face: Component<{ card: string }>
  Back: Component<Record<string, never>>
}
