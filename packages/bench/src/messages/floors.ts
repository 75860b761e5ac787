import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort, inRepo, nodeBinary } from '@nordbo/devstack'
import { connectNats, createLogger } from '@nordbo/service-kit'
import { percentile } from '../load/latencies.ts'
import { collectGarbage } from '../system/collect-garbage.ts'
import type { MeasuredStack } from '../system/measured-stack.ts'
import { memoryOf } from '../system/memory.ts'
import type { MessageSettings } from './settings.ts'

/** What the live line cannot beat: times in ms, memory of a socket in kB. */
export interface Floor {
  p50: number
  p99: number
  socketKb?: number
}

/** A text as long as a frame with a message. */
const text = (number: number): string => JSON.stringify({ number, body: 'x'.repeat(380) })
const seconds = 5
const graceMs = 500

/** Sends at the steady rate of the run; `heard` is to be called with the number of each. */
const measureTrips = async (perSecond: number, send: (number: number) => void) => {
  const sentAt: number[] = []
  const trips: number[] = []
  const heard = (number: number): void => void trips.push(performance.now() - (sentAt[number] ?? 0))
  const run = async (): Promise<Floor> => {
    const began = performance.now()
    for (let number = 0; number < perSecond * seconds; number++) {
      const wait = began + (number * 1_000) / perSecond - performance.now()
      if (wait > 1) await pause(wait)
      sentAt[number] = performance.now()
      send(number)
    }
    await pause(graceMs)
    const sorted = Float64Array.from(trips).sort()
    return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) }
  }
  return { heard, run }
}
const numberOf = (data: string): number => Number(/"number":(\d+)/.exec(data)?.[1])

const openEcho = (port: number, heard: (number: number) => void): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`)
    socket.addEventListener('message', ({ data }) => heard(numberOf(String(data))))
    socket.addEventListener('open', () => resolve(socket))
    socket.addEventListener('error', () => reject(new Error('no echo')))
  })

/** A bare WebSocket server with as many sockets, which echoes. */
export const measureEcho = async ({ sockets, perSecond }: MessageSettings): Promise<Floor> => {
  const port = await freePort()
  const server = fork(inRepo('packages/bench/src/load/echo-server.ts'), [String(port)], { execPath: nodeBinary })
  try {
    await once(server, 'message')
    const pid = server.pid ?? 0
    const held = async (): Promise<number> => {
      await collectGarbage(pid)
      return memoryOf([{ name: 'echo', pid }]).echo ?? 0
    }
    const before = await held()
    const open: WebSocket[] = []
    const trips = await measureTrips(perSecond, (number) => open[number % open.length]?.send(text(number)))
    while (open.length < sockets)
      open.push(...(await Promise.all(Array.from({ length: 100 }, () => openEcho(port, trips.heard)))))
    const socketKb = ((await held()) - before) / open.length / 1_024
    const floor = await trips.run()
    for (const socket of open) socket.close()
    return { ...floor, socketKb }
  } finally {
    server.kill()
  }
}

/** NATS alone: from publishing on a person's subject to hearing it. */
export const measureNats = async ({ booted }: MeasuredStack, { perSecond }: MessageSettings): Promise<Floor> => {
  const log = createLogger({ name: 'bench', level: 'silent' })
  const { infra } = booted.stack
  const [from, to] = await Promise.all([
    connectNats({ url: infra.natsUrl('messaging'), principal: 'messaging', log }),
    connectNats({ url: infra.natsUrl('bff'), principal: 'bff', log }),
  ])
  const subject = 'live.user.nobody'
  const trips = await measureTrips(perSecond, (number) => from.publish(subject, text(number)))
  to.subscribe(subject, { callback: (_error, message) => trips.heard(numberOf(message.string())) })
  await to.flush()
  const floor = await trips.run()
  await Promise.all([from.close(), to.close()])
  return floor
}
