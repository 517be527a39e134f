import { fromHex } from './formulas.lazy'

/** The order of the cards of a deal: ChaCha20 with the seed as its key and the number of the deal as
 * its stream, numbers below n by Lemire's multiplication with rejection, Fisher-Yates from the last
 * place to the second. */

const turn = (x: number, by: number) => (x << by) | (x >>> (32 - by))
/** Which words of a block are mixed with each other: four columns, then four diagonals. */
const QUARTERS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const
const EXPAND = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]

function* words(key: Uint8Array, stream: number): Generator<number, never> {
  const view = new DataView(key.buffer, key.byteOffset, key.byteLength)
  const keys = Array.from({ length: 8 }, (_, at) => view.getInt32(4 * at, true))
  for (let block = 0; ; block++) {
    const start = Int32Array.from([...EXPAND, ...keys, block, 0, stream, 0])
    const x = Int32Array.from(start)
    const get = (at: number) => x[at] ?? 0
    for (let round = 0; round < 10; round++)
      for (const [a, b, c, d] of QUARTERS)
        for (const [left, right] of [
          [16, 12],
          [8, 7],
        ] as const) {
          x[a] = get(a) + get(b)
          x[d] = turn(get(d) ^ get(a), left)
          x[c] = get(c) + get(d)
          x[b] = turn(get(b) ^ get(c), right)
        }
    for (let at = 0; at < 16; at++) yield (get(at) + (start[at] ?? 0)) >>> 0
  }
}

function below(next: Generator<number, never>, bound: number): number {
  for (;;) {
    const wide = BigInt(next.next().value) * BigInt(bound)
    const low = Number(wide & 0xffffffffn)
    if (low >= bound || low >= 2 ** 32 % bound) return Number(wide >> 32n)
  }
}

/** What is shuffled in a deal, one time after the other. */
export function* shuffles(
  pack: readonly string[],
  seed: string,
  deal: number,
): Generator<string[], never> {
  const [next, cards] = [words(fromHex(seed), deal), [...pack]]
  for (;;) {
    for (let last = cards.length - 1; last > 0; last--) {
      const at = below(next, last + 1)
      const [one, other] = [cards[last], cards[at]]
      if (one !== undefined && other !== undefined) [cards[last], cards[at]] = [other, one]
    }
    yield [...cards]
  }
}

export const shuffled = (pack: readonly string[], seed: string, deal: number): string[] =>
  shuffles(pack, seed, deal).next().value
