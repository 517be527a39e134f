import { words } from '../lesson/words'

/** Leads through a lesson. */
export const guide = () => words.with(() => import('../lesson/Guide.lazy.svelte'))

/** What a table of any game shows later. All of it is fetched ahead while nobody waits. */
export const shared = {
  overlays: () => import('./Overlays.lazy.svelte'),
  countdown: () => import('../felt/Countdown.lazy.svelte'),
  waiting: () => import('./Waiting.lazy.svelte'),
  side: () => import('./SidePanel.lazy.svelte'),
  gesture: () => import('../talk/Gesture.lazy.svelte'),
  cues: () => import('./cues.lazy'),
}

/** The list of all that is fetched ahead. */
export const prefetchList = () => import('./prefetch.lazy')
