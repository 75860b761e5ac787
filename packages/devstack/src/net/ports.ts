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

/** Ports of a block. The first one shows other processes that the block is taken. */
const blockSize = 50
const blocks = Math.floor((range.last - range.first) / blockSize)

/** Whether a port is free to listen on. */
export const portIsFree = (host: string, port: number): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen(port, host, () => server.close(() => done(true)))
  })

/** Listens on a port without keeping the process alive; false if the port is taken. */
const hold = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen(port, '127.0.0.1', () => done(true)).unref()
  })

/** Takes a block for this process until it ends, and returns its ports. */
const takeBlock = async (): Promise<number[]> => {
  const offset = randomInt(blocks)
  for (let next = 0; next < blocks; next++) {
    const first = range.first + blockSize * ((offset + next) % blocks)
    if (await hold(first)) return Array.from({ length: blockSize - 1 }, (_, index) => first + 1 + index)
  }
  throw new Error(`no free ports from ${range.first} to ${range.last}`)
}

let ports: Promise<number[]> = Promise.resolve([])

/** Removes a port from the block of this process, and takes the next block when it is used up. */
const nextPort = async (): Promise<number> => {
  ports = ports.then((left) => (left.length > 1 ? left.slice(1) : takeBlock()))
  const [port] = await ports
  if (port === undefined) throw new Error('an empty block of ports')
  return port
}

/**
 * A port of the loopback interface that is free now. No other call returns it, in this process or in another one, while this
 * process runs.
 */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = await nextPort()
    if (await portIsFree('127.0.0.1', port)) return port
  }
}

/** Sends `say` to an address and returns whether the answer contains `expect` within 20 s; with a CA file over TLS, for any server name. */
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
    socket.setTimeout(20_000, () => finish(false))
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
