import { randomUUID } from 'node:crypto'
import { connect } from 'nats'
import { z } from 'zod'
import { type BootedStack, readRows } from '../../src/index.ts'

const Stored = z.object({ subject: z.string(), envelope: z.looseObject({ id: z.string() }) })

/** Publishes the events of a person's erasure again, as events of their own, so that no service knows them by their id. */
export const publishAgain = async (stack: BootedStack, personId: string): Promise<void> => {
  const events = await readRows(
    stack.stack,
    'identity',
    Stored,
    `select subject, envelope from kit.outbox
     where envelope->'data'->>'userId' = $1 and subject ~ 'personErasureRequested|userSuspended' order by seq`,
    [personId],
  )
  if (events.length < 2) throw new Error('the erasure emitted no events')
  const url = new URL(stack.infra.natsUrl('stack'))
  const [user, pass] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
  const nats = await connect({ servers: url.host, user, pass })
  try {
    for (const { subject, envelope } of events) {
      const id = randomUUID()
      await nats.jetstream().publish(subject, JSON.stringify({ ...envelope, id }), { msgID: id })
    }
  } finally {
    await nats.close()
  }
}
