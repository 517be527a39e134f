import { settings } from '../../lib/settings.svelte'

/** Whether this device can vibrate. Devices that cannot lack the function. */
export const canBuzz = (): boolean => typeof navigator.vibrate === 'function'

/** Makes the phone vibrate, if its owner allows it. */
export function buzz(pattern: number[]): void {
  if (settings.buzz.on && canBuzz()) navigator.vibrate(pattern)
}
