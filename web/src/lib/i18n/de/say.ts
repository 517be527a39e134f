import type { Who } from '../who'

export const does = (w: Who, you: string, they: string) =>
  w.you ? `Du ${you}` : `${w.name} ${they}`
export const list = (all: string[]) =>
  new Intl.ListFormat('de', { type: 'conjunction' }).format(all)
export const names = (all: Who[]) => list(all.map((w) => (w.you ? 'du' : w.name)))
export const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const dative = (w: Who) => (w.you ? 'dir' : w.name)
