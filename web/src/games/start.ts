import type { Text } from '../lib/wire/Text'

/** What the start page says of a game. */
export type Start = {
  /** The rules that can be played against bots at once. */
  base: string
  name: Text
  /** The game in a few words. */
  note: Text
  /** Its guided first games, by their id. */
  lessons: readonly { id: string; name: Text }[]
}
