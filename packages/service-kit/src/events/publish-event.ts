import { ErrorCode, type JetStreamClient, NatsError } from 'nats'
import type { StoredEvent } from './outbox.ts'

/** Events published at once at most. */
export const maxPublishing = 200

/** Where the events of a service are published. */
export interface EventStream {
  service: string
  stream: JetStreamClient
}

/** Whether an event was refused because its stream does not exist. */
export const isStreamGone = (error: unknown): boolean =>
  error instanceof NatsError && error.code === ErrorCode.NoResponders

/** Publishes an event; resolves when the broker has stored it. The broker ignores one that it stored within two minutes. */
export const publishEvent = async (
  { service, stream }: EventStream,
  { id, subject, envelope }: StoredEvent,
): Promise<void> => {
  await stream.publish(subject, envelope, { msgID: id, expect: { streamName: service } })
}
