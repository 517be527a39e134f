import { describe, expect, it } from 'vitest'
import { linkTo, pack, packedIn, pictureOf, unpack } from './share'

const FILE = 'base = "plain"\nname = { de = "Größe – „Ä“ 🂡" }\n[cards.7.threat]\ndraw = 2\n'

describe('rules in a link', () => {
  it('come out as they went in', async () => {
    const packed = await pack(FILE)
    expect(packed).toMatch(/^[A-Za-z0-9_-]+$/)
    expect(await unpack(packed)).toBe(FILE)
    expect(packedIn(new URL(linkTo(packed)).hash)).toBe(packed)
    expect(pictureOf(packed)).toContain(packed)
  })

  it('are shorter than the file', async () => {
    const long = FILE.repeat(20)
    expect((await pack(long)).length).toBeLessThan(long.length / 4)
  })

  it('are refused where the link is damaged', async () => {
    const packed = await pack(FILE.repeat(3))
    for (const bad of [packed.slice(0, -4), 'A', '!!!', '', `${packed}x`.slice(2)])
      expect(await unpack(bad), bad).toBeNull()
    expect(packedIn('#elsewhere')).toBeNull()
    expect(pictureOf('a'.repeat(1_801))).toBeNull()
  })

  it('are not unpacked beyond what the server takes', async () => {
    const bomb = await pack('a'.repeat(64 * 1024 + 1))
    expect(bomb.length).toBeLessThan(200)
    expect(await unpack(bomb)).toBeNull()
    expect(await unpack(await pack('a'.repeat(64 * 1024)))).toHaveLength(64 * 1024)
  })
})
