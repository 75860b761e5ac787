import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { connect as connectEncrypted } from 'node:tls'

/**
 * Ports to listen on are below those of outgoing connections (from 32768 on Linux, 49152 elsewhere), which may be taken before
 * the caller listens.
 */
const range = { first: 15_000, last: 32_000 }
const given = new Set<number>()

/** Whether a port is free to listen on. */
export const portIsFree = (host: string, port: number): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen(port, host, () => server.close(() => done(true)))
  })

/** A port that is free on the loopback interface now and was not returned before in this process. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(range.first, range.last)
    if (given.has(port) || !(await portIsFree('127.0.0.1', port))) continue
    given.add(port)
    return port
  }
}

/** Sends `say` to an address and returns whether the answer contains `expect` within a second; with a CA file over TLS, for any server name. */
export const respondsWith = (
  host: string,
  port: number,
  say: string,
  expect: string,
  caFile?: string,
): Promise<boolean> =>
  new Promise((done) => {
    const socket =
      caFile === undefined
        ? connect(port, host)
        : connectEncrypted({ port, host, ca: readFileSync(caFile), checkServerIdentity: () => undefined })
    let received = ''
    const finish = (ok: boolean): void => {
      socket.destroy()
      done(ok)
    }
    socket.setTimeout(1000, () => finish(false))
    socket.once('error', () => finish(false))
    socket.once(caFile === undefined ? 'connect' : 'secureConnect', () => socket.write(say))
    socket.once('close', () => finish(false))
    socket.on('data', (chunk) => {
      received += chunk.toString()
      if (received.includes(expect)) finish(true)
    })
  })

/** Polls until `ask` is true; false when the time is up or `gaveUp` returns true. */
export const waitUntil = async (
  ask: () => Promise<boolean>,
  timeoutMs: number,
  gaveUp = () => false,
): Promise<boolean> => {
  const end = Date.now() + timeoutMs
  for (;;) {
    if (await ask()) return true
    if (gaveUp() || Date.now() > end) return false
    await pause(20)
  }
}
