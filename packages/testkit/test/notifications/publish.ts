import { connect } from 'nats'
import type { BootedStack } from '../../src/index.ts'

interface Published {
  /** The event's name, without its service. */
  event: string
  id: string
  fact: { bookingId: string }
}

/** Publishes events as booking would, in this order. The broker takes each as a message of its own, also one that comes again. */
export const publishOnBooking = async (stack: BootedStack, events: readonly Published[]): Promise<void> => {
  const url = new URL(stack.infra.natsUrl('stack'))
  const [user, pass] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
  const nats = await connect({ servers: url.host, user, pass })
  try {
    for (const { event, id, fact } of events) {
      const head = { id, type: `booking.${event}`, version: 1, occurredAt: new Date().toISOString() }
      const cause = { correlationId: id, causationId: null, aggregateId: fact.bookingId, revision: 1 }
      await nats.jetstream().publish(`booking.${event}.v1`, JSON.stringify({ ...head, ...cause, data: fact }))
    }
  } finally {
    await nats.close()
  }
}
