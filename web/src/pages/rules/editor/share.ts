/** Rules in a link: the file itself, packed, behind the `#`. No server keeps it. */

/** The largest file that is unpacked, in bytes: as large as the server takes. */
const LARGEST = 64 * 1024
/** More letters than that no phone reads as a picture from a screen. */
const PICTURED = 1_800
const MARK = '#r='

const bytesOf = (stream: ReadableStream<Uint8Array>) =>
  new Response(stream as unknown as BodyInit).arrayBuffer()

/** The file in letters that may stand in an address. */
export async function pack(file: string): Promise<string> {
  const packed = new Blob([file]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const letters = Array.from(new Uint8Array(await bytesOf(packed)), (byte) =>
    String.fromCharCode(byte),
  )
  return btoa(letters.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The file again; null if these are no rules, were cut off on the way or are too large. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    return await bounded(stream.getReader())
  } catch {
    return null
  }
}

/** A small link may hold a large nothing: reading ends at the bound. */
async function bounded(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  for (let size = 0; ;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > LARGEST) {
      await reader.cancel()
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** What stands behind the `#` of an address, if rules do. */
export const packedIn = (hash: string): string | null =>
  hash.startsWith(MARK) ? hash.slice(MARK.length) : null

export const linkTo = (packed: string): string => `${location.origin}/regeln/eigene${MARK}${packed}`

/** The address of a picture of the link; null if it would be too fine to be read. */
export const pictureOf = (packed: string): string | null =>
  packed.length > PICTURED ? null : `/api/rules/shared/qr.svg?r=${packed}`
