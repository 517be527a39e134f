import { i18n, type Lang } from './i18n/i18n.svelte'
import { api } from './net/api'
import type { Guest } from './wire/Guest'

export const NAME_LIMIT = 24

/** Who the reader is: a guest with a name, kept by a cookie. */
class Session {
  player = $state.raw<Guest | null>(null)
  known = $state(false)
  /** The table at which the reader has asked for a seat without having arrived there yet. */
  joining: string | null = null

  async load(): Promise<void> {
    this.player = (await api.session()).player
    this.known = true
  }

  /** Gives the reader this name, and registers a guest if there is none yet. */
  async setName(name: string): Promise<void> {
    if (this.player?.name === name) return
    const answer = this.player ? await api.change({ name }) : await api.signIn(name, i18n.lang)
    this.player = answer.player
  }

  /** The reader has signed in; their account may have another language. */
  async signedIn(player: Guest | null): Promise<void> {
    this.player = player
    this.known = true
    const lang = player?.lang
    if ((lang === 'de' || lang === 'en') && lang !== i18n.lang) await i18n.set(lang)
  }

  async setLang(lang: Lang): Promise<void> {
    await i18n.set(lang)
    if (this.player && this.player.lang !== lang) {
      // The language of the page does not wait for the server's copy of it.
      const answer = await api.change({ lang }).catch(() => null)
      if (answer) this.player = answer.player
    }
  }

  async setLeftHanded(left_handed: boolean): Promise<void> {
    const answer = await api.change({ left_handed }).catch(() => null)
    if (answer) this.player = answer.player
  }

  clear(): void {
    this.player = null
  }
}

export const session = new Session()
