import type { Stack } from '@nordbo/devstack'
import { z } from 'zod'
import { readRows } from './read-rows.ts'

const EmittedEvent = z.object({ type: z.string(), data: z.looseObject({}) })
type EmittedEvent = z.infer<typeof EmittedEvent>

/** The events that a service emitted about one aggregate, oldest first. */
export const listEvents = (
  stack: Pick<Stack, 'databases'>,
  service: keyof Stack['databases'],
  aggregateId: string,
): Promise<EmittedEvent[]> =>
  readRows(
    stack,
    service,
    EmittedEvent,
    `select envelope->>'type' as type, envelope->'data' as data from kit.outbox
     where envelope->>'aggregateId' = $1 order by seq`,
    [aggregateId],
  )
