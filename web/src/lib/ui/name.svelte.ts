import { i18n } from '../i18n/i18n.svelte'
import { session } from '../session.svelte'

/** The name field. Left empty, it gives the name it suggests. */
export class NameField {
  text = $state(session.player?.name ?? '')
  touched = false
  #pick = Math.floor(Math.random() * 1000)

  get suggestion(): string {
    const { suggestions } = i18n.t.common
    return suggestions[this.#pick % suggestions.length] ?? ''
  }

  get name(): string {
    return this.text.trim().replace(/\s+/g, ' ') || this.suggestion
  }

  type(name: string): void {
    this.text = name
    this.touched = true
  }

  /** The session is loaded after the page: its name is filled in unless somebody has typed one. */
  fill(name: string): void {
    if (!this.touched) this.text = name
  }
}
