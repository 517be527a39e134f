import type { MaxView } from '../../lib/wire/MaxView'
import type { TableView } from '../../lib/wire/TableView'

/** Whether the felt speaks to whoever has this seat. In a film, which has no code, one may look
 * through the eyes of others, and is not meant. */
export const isYou = (view: TableView, game: MaxView, seat: number): boolean =>
  view.code !== '' && game.viewer === seat
