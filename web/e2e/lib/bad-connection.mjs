// A network between browser and server that can be cut, or that swallows everything for a while.
import { connect, createServer } from 'node:net'

/** Opens such a connection to `target`, the server's address. */
export async function badConnection(target) {
  const { hostname, port } = new URL(target)
  const pairs = new Set()
  let state = 'whole'
  let back = 0
  const waiting = []

  const server = createServer((near) => {
    if (state === 'cut') return near.resetAndDestroy()
    const far = connect(Number(port), hostname)
    const pair = { near, far }
    pairs.add(pair)
    near.setNoDelay(true)
    far.setNoDelay(true)
    let told = false
    near.pipe(far)
    far.on('data', (data) => {
      // A socket's first frame after its handshake is the welcome: the connection stands.
      const handshake = data.includes('101 Switching Protocols')
      const first = !told && pair.upgraded
      pair.upgraded ||= handshake
      if ((first || (handshake && data.length > 600)) && !told) {
        told = true
        for (const tell of waiting.splice(0)) tell(performance.now() - back)
      }
      near.write(data)
    })
    const gone = () => {
      pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    for (const end of [near, far]) end.on('close', gone).on('error', gone)
    if (state === 'silent') hold(pair)
  })
  const hold = ({ near, far }) => {
    near.unpipe(far)
    near.pause()
    far.pause()
  }
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${server.address().port}`,
    /** All connections end now, and new ones are refused. */
    cut() {
      state = 'cut'
      for (const { near, far } of pairs) {
        near.resetAndDestroy()
        far.destroy()
      }
    },
    /** Nothing arrives any more, and nobody is told. */
    swallow() {
      state = 'silent'
      for (const pair of pairs) hold(pair)
    },
    /** The network is back; what was on its way in a silent one is lost. */
    mend() {
      const lost = state === 'silent' ? [...pairs] : []
      state = 'whole'
      back = performance.now()
      // The ends learn of it when they send something, as after a change of networks.
      for (const { near, far } of lost) {
        near.destroy()
        far.destroy()
      }
    },
    /** Milliseconds from the mending until a connection has said its first word. */
    stands: () => new Promise((resolve) => waiting.push(resolve)),
    close: () => {
      for (const { near, far } of pairs) {
        near.destroy()
        far.destroy()
      }
      server.close()
    },
  }
}
