import type { Manner } from '../wire/Manner'

/** What a table may be played for, in hundredths of a credit (LIV-18). */
export const STAKES = [0, 250, 500] as const

/** The usual settings of a table. */
export const DEFAULT_SETTINGS: Manner = {
  pace: 'none',
  bots: 'leisurely',
  talk: 'phrases',
  public: false,
  link_only: false,
  watching: 'open',
  stake: 0,
  leavers: 'bot',
  films: 'kept',
  rated: false,
}
