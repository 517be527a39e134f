import type { MaxLaid } from '../../lib/wire/MaxLaid'
import { words } from './words'

/** A card as people say it: `7`, `Joker gerade`; an unseen one has no name. */
export function cardName(card: MaxLaid): string {
  const { cards } = words.t
  return card === 'unseen' ? cards.unseen : (cards.names[card] ?? card)
}
