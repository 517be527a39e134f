// The server under test: a fresh data directory, a free port, started and killed at will.
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const { STAMMTISCH_BIN: BIN, ...env } = process.env
// Says how much is tested, and is no setting of the server.
delete env.STAMMTISCH_LONG
if (!BIN) throw new Error('set STAMMTISCH_BIN to the binary under test')

async function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

/** `settings`: those of the command line, without the dashes. */
export async function startServer(settings = {}) {
  const data = await mkdtemp(path.join(tmpdir(), 'stammtisch-e2e-'))
  let url
  let child

  async function start() {
    const given = Object.entries(settings).map(([name, value]) => `--${name}=${value}`)
    const key = ['--seed-key', path.join(data, 'seed.key')]
    const args = ['serve', '--listen', new URL(url).host, '--data', data, ...key, ...given]
    child = spawn(BIN, args, {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    for (let i = 0; i < 600; i++) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
      const answer = await fetch(`${url}/api/session`).catch(() => null)
      if (answer?.ok) return
      await sleep(50)
    }
    throw new Error('the server did not answer within half a minute')
  }

  async function kill() {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }

  for (let tries = 1; ; tries++) {
    url = `http://127.0.0.1:${await freePort()}`
    const begun = await start().then(
      () => null,
      (error) => error,
    )
    if (!begun) break
    // Somebody else may have taken the port meanwhile; whoever still runs has another reason.
    if (tries === 3 || child.exitCode === null) throw begun
  }
  return {
    url,
    data,
    start,
    kill,
    async close() {
      if (child.exitCode === null && child.signalCode === null) await kill()
      await rm(data, { recursive: true, force: true })
    },
  }
}
