export type Bubble = { id: number; text: string; loud: boolean }

const BUBBLE_MS = 2100

/** What people say at their seats, for a moment. */
export class Bubbles {
  all = $state.raw<Record<number, Bubble>>({})
  #ids = 0

  say(seat: number, text: string, loud: boolean): void {
    const bubble = { id: ++this.#ids, text, loud }
    this.all = { ...this.all, [seat]: bubble }
    setTimeout(() => {
      if (this.all[seat] !== bubble) return
      const others = Object.entries(this.all).filter(([, b]) => b !== bubble)
      this.all = Object.fromEntries(others)
    }, BUBBLE_MS)
  }
}
