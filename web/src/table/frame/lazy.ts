import { words as guide } from '../lesson/words'

/** What a table of any game shows later. All of it is fetched ahead while nobody waits. */
export const shared = {
  over: () => import('./Over.lazy.svelte'),
  guide: () => guide.with(() => import('../lesson/Guide.lazy.svelte')),
  countdown: () => import('../felt/Countdown.lazy.svelte'),
  waiting: () => import('./Waiting.lazy.svelte'),
  side: () => import('./SidePanel.lazy.svelte'),
  gesture: () => import('../talk/Gesture.lazy.svelte'),
  sense: () => import('./sense.lazy'),
}
