import { words as guide } from './lesson/words'

/** What a table of any game shows later. All of it is fetched ahead while nobody waits. */
export const shared = {
  guide: () => guide.with(() => import('./lesson/Guide.svelte')),
  countdown: () => import('./Countdown.svelte'),
  band: () => import('./Band.svelte'),
  side: () => import('./SidePanel.svelte'),
  panels: () => import('./Panels.svelte'),
  card: () => import('./explain/CardDialog.svelte'),
  cards: () => import('./explain/CardsDialog.svelte'),
  gesture: () => import('./talk/Gesture.svelte'),
  change: () => import('./change/ChangeDialog.svelte'),
  chat: () => import('./talk/Chat.svelte'),
  synth: () => import('../../lib/sound/synth'),
}
