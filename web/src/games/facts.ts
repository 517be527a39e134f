/** What pages without a table ask about a game, which is no reason to load it. */
export type Facts = {
  /** Whether its rules can be built in the editor. */
  built: boolean
  /** Whether somebody is caught there by being doubted. */
  doubted: boolean
}
