import { read, write } from '../../lib/ui/storage'

/** How many sets of special cards are remembered: more than anybody plays with. */
const KEPT = 40

const marks = () => (read('known-cards') ?? '').split(' ').filter(Boolean)

/** Whether somebody has seen in this browser what these cards do. */
export const knowsCards = (mark: string): boolean => marks().includes(mark)

export function rememberCards(mark: string): void {
  const others = marks().filter((known) => known !== mark)
  write('known-cards', [...others, mark].slice(-KEPT).join(' '))
}
