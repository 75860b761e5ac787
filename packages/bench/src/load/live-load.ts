// A process that keeps people's WebSockets open, makes changes at a steady rate, and reports when each notice arrived.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { notice } from '@nordbo/contracts'
import { tokenOf } from '../market/sign-in.ts'
import { type HttpConnection, openConnection } from './http-connection.ts'
import { LiveLoad, type Notices } from './messages.ts'
import { sendToParent } from './send-to-parent.ts'

const load = LiveLoad.parse(JSON.parse(process.argv[2] ?? ''))
const questions = readFileSync(load.questions, 'utf8')
  .split('\u0000')
  .map((text) => Buffer.from(text))
const received: Notices = []

/** Wall-clock time in ms, finer than Date.now(). */
const instant = (): number => performance.timeOrigin + performance.now()

const watch = (userId: string): Promise<WebSocket> =>
  new Promise((opened, failed) => {
    const headers = { cookie: `nordbo_session=${tokenOf(userId)}`, origin: load.origin }
    const socket = new WebSocket(`ws://127.0.0.1:${load.port}/ws`, { headers })
    socket.addEventListener('message', ({ data }) => {
      const at = instant()
      // The line itself speaks, too.
      const told = notice.safeParse(JSON.parse(String(data)))
      if (told.success) received.push({ id: told.data.id, revision: told.data.revision, at })
    })
    socket.addEventListener('open', () => opened(socket))
    socket.addEventListener('error', () => failed(new Error('a WebSocket was refused')))
  })

const sockets = await Promise.all(load.watchers.map(watch))
const idle = await Promise.all(Array.from({ length: load.width }, () => openConnection(load.port)))
let failures = 0
let failure: string | null = null

const make = async (question: Buffer, connection: HttpConnection): Promise<void> => {
  const { status, body } = await connection.ask(question)
  idle.push(connection)
  if (status === 201) return
  failures++
  failure ??= `${status} ${body}`.slice(0, 500)
}

const go = load.waits ? once(process, 'message') : undefined
await sendToParent({ kind: 'measuring' })
await go
const began = performance.now()
const inFlight: Promise<void>[] = []
let sent = 0
for (const question of questions) {
  const due = began + (sent * 1_000) / load.perSecond
  const wait = due - performance.now()
  if (wait > 1) await pause(wait)
  // All connections are busy: the system does not keep up, so the next change waits.
  while (idle.length === 0) await pause(1)
  const connection = idle.pop()
  if (connection) inFlight.push(make(question, connection))
  sent++
}
await Promise.all(inFlight)
const seconds = (performance.now() - began) / 1_000
await pause(load.graceMs)
await sendToParent({ kind: 'noticed', perSecond: sent / seconds, failures, failure, notices: received })
for (const socket of sockets) socket.close()
for (const connection of idle) connection.close()
process.disconnect()
