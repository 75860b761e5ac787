import { randomUUID } from 'node:crypto'
import type { ThreadId } from '@nordbo/contracts'
import { z } from 'zod'
import type { Tx } from '../core/deps.ts'

/** Whom a thread is of. */
export interface ThreadPeople {
  listingId: string
  guestId: string
  hostId: string
}

/** Makes changes of one guest's thread and bookings in a home wait for each other, also before there is a thread. */
export const lockThreadOf = async (
  tx: Tx,
  { listingId, guestId }: Pick<ThreadPeople, 'listingId' | 'guestId'>,
): Promise<void> => {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`thread ${listingId} ${guestId}`}, 0))`
}

const Found = z.array(z.object({ id: z.custom<ThreadId>((id) => typeof id === 'string') }))

/** The thread of a guest in a home. */
export const findThread = async (
  tx: Tx,
  { listingId, guestId }: Pick<ThreadPeople, 'listingId' | 'guestId'>,
): Promise<ThreadId | undefined> =>
  Found.parse(
    await tx.$queryRaw`select id from thread where listing_id = ${listingId}::uuid and guest_id = ${guestId}::uuid`,
  )[0]?.id

/** Opens a thread; `lockThreadOf` comes before. Contact data is shown from the start where a booking was confirmed. */
export const insertThread = async (
  tx: Tx,
  { listingId, guestId, hostId }: ThreadPeople,
  { openedBy, now }: { openedBy: string; now: Date },
): Promise<ThreadId> => {
  const [row] = z.tuple([Found.element]).parse(
    await tx.$queryRaw`
      insert into thread (id, listing_id, guest_id, host_id, opened_by, opened_at, last_message_at, contacts_shown)
      values (${randomUUID()}::uuid, ${listingId}::uuid, ${guestId}::uuid, ${hostId}::uuid, ${openedBy}::uuid,
        ${now}::timestamptz, ${now}::timestamptz, exists (
          select from thread_booking b
          where b.listing_id = ${listingId}::uuid and b.guest_id = ${guestId}::uuid and b.was_confirmed))
      returning id`,
  )
  return row.id
}
