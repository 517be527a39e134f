import type { Load } from './lazy.svelte'

/** Something that is fetched when it is first wanted. Reading `value` is reactive: it appears once it
 * is there. */
export class LazyValue<T> {
  /** What has come; null until then. */
  value = $state.raw<T | null>(null)
  #load: Load<T>
  #wanted: Promise<void> | null = null

  /** `load` does not fail: it goes through `lazy`. */
  constructor(load: Load<T>) {
    this.#load = load
  }

  ready(): Promise<void> {
    this.#wanted ??= this.#load().then((came) => {
      this.value = came
    })
    return this.#wanted
  }
}
