import type { Who } from '../who'

export const does = (w: Who, you: string, they: string) =>
  w.you ? `You ${you}` : `${w.name} ${they}`
export const list = (all: string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(all)
export const names = (all: Who[]) => list(all.map((w) => (w.you ? 'you' : w.name)))
export const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const obj = (w: Who) => (w.you ? 'you' : w.name)
