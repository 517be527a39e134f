import type { Component } from 'svelte'
import type { Load } from '../lib/lazy.svelte'
import type { GameView } from '../lib/wire/GameView'
import type { Phrase } from '../lib/wire/Phrase'
import type { TableView } from '../lib/wire/TableView'
import type { Frame } from '../table/frame/frame.svelte'
import type { FeltTable, TableSession } from '../table/session.svelte'

type Page<P extends object> = () => Promise<{ default: Component<P> }>

/** What a game brings to the page of a table. What covers the felt is loaded when it is first
 * wanted. */
export type Kit<V extends GameView> = {
  /** The felt with everything on it, and the reader's own side. */
  Game: Component<{ table: FeltTable; view: TableView; game: V; frame: Frame; wide: boolean }>
  /** A card of the game, and its name. */
  Face: Component<{ card: string; small?: boolean }>
  cardName: (card: string) => string
  /** How far the match is, in words. */
  progress: (game: V) => string
  /** What is unusual about this deal, in a word. */
  badge: (game: V) => string
  /** A number of lines of the score sheet, in words. */
  rows: (count: number) => string
  /** Whether there is a result to be shown. */
  isOver: (game: V) => boolean
  /** The winners of the deal or match that is over. */
  winners: (view: TableView, game: V) => number[]
  /** Keys and what they do. */
  keys: () => Promise<{ keys: (view: TableView) => [key: string, what: string][] }>
  /** The phrases of this game, listed before those of every game. */
  phrases: (view: TableView) => readonly Phrase[]
  sheet: Page<{ view: TableView; game: V }>
  result: Page<{
    table: TableSession
    view: TableView
    game: V
    onclose: () => void
    onpeople: () => void
  }>
  settings: Page<Record<string, never>>
  /** The narrator of the game with its words: the first that is fetched while nobody waits. */
  narrator: Load[]
  /** What is fetched while nobody waits for it: what covers the felt, and its words. */
  prefetch: Load[]
}
