/** SHA-256 (FIPS 180-4). Browsers offer it on encrypted connections only, and a house in the living
 * room has none. */

const primes = (count: number): number[] => {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n)
  return found
}
const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) | 0
const K = Int32Array.from(primes(64), (p) => fraction(Math.cbrt(p)))
const START = Int32Array.from(primes(8), (p) => fraction(Math.sqrt(p)))

const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by))

function padded(bytes: Uint8Array): DataView {
  const length = (((bytes.length + 8) >> 6) + 1) << 6
  const block = new Uint8Array(length)
  block.set(bytes)
  block[bytes.length] = 0x80
  const view = new DataView(block.buffer)
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(length - 4, bytes.length << 3)
  return view
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const view = padded(bytes)
  const state = Int32Array.from(START)
  const w = new Int32Array(64)
  const at = (list: Int32Array, index: number) => list[index] ?? 0
  for (let from = 0; from < view.byteLength; from += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(from + 4 * i)
    for (let i = 16; i < 64; i++) {
      const [x, y] = [at(w, i - 15), at(w, i - 2)]
      const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
      const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)
      w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
      const one = (h + s1 + ((e & f) ^ (~e & g)) + at(K, i) + at(w, i)) | 0
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((x, i) => (state[i] = at(state, i) + x))
  }
  const out = new DataView(new ArrayBuffer(32))
  state.forEach((x, i) => out.setInt32(4 * i, x))
  return new Uint8Array(out.buffer)
}
