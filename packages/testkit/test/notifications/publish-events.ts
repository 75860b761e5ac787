import { connect } from 'nats'
import type { BootedStack } from '../../src/index.ts'

/** An event as a service would publish it. */
export interface Published {
  /** Its name with its service, such as `booking.confirmed`. */
  event: string
  id: string
  /** What it is about. */
  aggregateId: string
  data: unknown
}

/** Publishes events as their services would, in this order. The broker takes each as a message of its own, also one that comes again. */
export const publishEvents = async (stack: BootedStack, events: readonly Published[]): Promise<void> => {
  const url = new URL(stack.infra.natsUrl('stack'))
  const [user, pass] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
  const nats = await connect({ servers: url.host, user, pass })
  try {
    for (const { event, id, aggregateId, data } of events) {
      const head = { id, type: event, version: 1, occurredAt: new Date().toISOString() }
      const cause = { correlationId: id, causationId: null, aggregateId, revision: 1 }
      await nats.jetstream().publish(`${event}.v1`, JSON.stringify({ ...head, ...cause, data }))
    }
  } finally {
    await nats.close()
  }
}
