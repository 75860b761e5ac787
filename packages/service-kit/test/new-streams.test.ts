import type { ServiceName } from '@nordbo/contracts'
import { type Infra, makeSecrets, startInfra } from '@nordbo/devstack'
import { AckPolicy, type NatsConnection } from 'nats'
import { afterAll, beforeAll, test } from 'vitest'
import { readStream } from '../src/events/read-stream.ts'
import { ensureStream, streamManager } from '../src/events/stream.ts'
import { connectNats, createLogger } from '../src/index.ts'
import { eventually, longTimeoutMs } from './toy/eventually.ts'

const log = createLogger({ name: 'test', level: 'silent' })
const streams = Array.from({ length: 40 }, (_, index) => `new-${index}`)
const readers: readonly ServiceName[] = ['listings', 'booking', 'pricing', 'payouts']

let infra: Infra
const connections: NatsConnection[] = []
const connectAs = async (principal: ServiceName): Promise<NatsConnection> => {
  const connection = await connectNats({ url: infra.natsUrl('stack'), principal, log })
  connections.push(connection)
  return connection
}
beforeAll(async () => {
  infra = await startInfra({ secrets: makeSecrets(), durable: false, only: ['nats'] })
})
afterAll(async () => {
  await Promise.all(connections.map((connection) => connection.close()))
  await infra.stop()
})

/** Asks again at once until the stream exists, so that the consumer is added as early as can be. */
const addAtOnce = async (nats: NatsConnection, stream: string, name: string): Promise<void> => {
  const { consumers } = await streamManager(nats)
  const config = { durable_name: name, filter_subject: `${stream}.>`, ack_policy: AckPolicy.Explicit }
  const isAdded = (): Promise<boolean> =>
    consumers.add(stream, config).then(
      () => true,
      () => false,
    )
  while (!(await isAdded()));
}

test('events reach consumers that were added while their stream was being created', {
  timeout: 2 * longTimeoutMs,
}, async () => {
  const stopping = new AbortController()
  const received = new Set<string>()
  const nats = await connectAs('identity')
  const connected = await Promise.all(readers.map(async (reader) => ({ reader, own: await connectAs(reader) })))
  const reading: Promise<void>[] = []
  for (const stream of streams) {
    const added = connected.map(({ reader, own }) => addAtOnce(own, stream, reader))
    await ensureStream(nats, stream, 1)
    await Promise.all(added)
    await nats.jetstream().publish(`${stream}.happened`)
    for (const { reader: name, own } of connected)
      reading.push(
        readStream({
          ...{ nats: own, stream, name, subjects: `${stream}.>`, ackWaitMs: 1_000, log, stopping: stopping.signal },
          take: (message) => {
            received.add(`${name} ${message.subject}`)
            message.ack()
          },
        }),
      )
  }
  await eventually(async () => received.size, streams.length * readers.length)
  stopping.abort()
  await Promise.all(reading)
})
