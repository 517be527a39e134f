import { words as guide } from './lesson/words'

/** What a table of any game shows later. All of it is fetched ahead while nobody waits. */
export const shared = {
  over: () => import('./Over.svelte'),
  guide: () => guide.with(() => import('./lesson/Guide.svelte')),
  countdown: () => import('./Countdown.svelte'),
  waiting: () => import('./Waiting.svelte'),
  side: () => import('./SidePanel.svelte'),
  gesture: () => import('./talk/Gesture.svelte'),
  sense: () => import('./sense'),
}
