import { settings } from '../../lib/settings.svelte'

/** Whether this device can be felt. Those that cannot say nothing about it. */
export const canBuzz = (): boolean => typeof navigator.vibrate === 'function'

/** Lets the phone be felt in the hand, where its owner lets it. */
export function buzz(pattern: number[]): void {
  if (settings.buzz.on && canBuzz()) navigator.vibrate(pattern)
}
