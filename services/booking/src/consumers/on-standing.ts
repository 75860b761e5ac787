import { BookingId, bookingEvents, UserId } from '@nordbo/contracts'
import { outgoing, type SuspensionHandler } from '@nordbo/service-kit'
import { z } from 'zod'
import { bookingNotices } from '../booking/booking-events.ts'
import { incrementRevision } from '../booking/booking-store.ts'
import type { Tx } from '../core/database.ts'
import type { Deps } from '../core/deps.ts'
import { findBookingsToEnd } from '../people/suspended.ts'

/** The timer finds the rest by itself. */
const mostAlarms = 1_000
const stays = z.array(z.object({ id: BookingId, guestId: UserId, hostId: UserId, imported: z.boolean() }))

/**
 * Notifies the guests of a host's coming stays that the host was suspended or reinstated. Bookings that a suspension ends are ended one by
 * one after the commit, each under its listing's lock.
 */
export const handleStanding =
  ({ kit, alarms }: Pick<Deps, 'kit' | 'alarms'>): SuspensionHandler<Tx> =>
  async ({ userId, suspended }, tx, { now, afterCommit }) => {
    const coming = stays.parse(
      await tx.$queryRaw`
        select id, guest_id as "guestId", host_id as "hostId", imported from booking
        where host_id = ${userId}::uuid and status = 'confirmed' and check_in_at > ${now}::timestamptz order by check_in, id`,
    )
    const events = []
    for (const { id, ...fact } of coming) {
      const revision = await incrementRevision(tx, id, now)
      const event = suspended ? bookingEvents.hostUnavailable : bookingEvents.hostBack
      const notify = bookingNotices({ id, ...fact, revision })
      events.push(outgoing(event, { aggregateId: id, revision, data: { bookingId: id, ...fact }, notify }))
    }
    await kit.emitAll(tx, events)
    const ending = suspended ? await findBookingsToEnd(tx, mostAlarms) : []
    afterCommit(() => alarms.set(ending.map((id) => ({ kind: 'suspension', id, at: now }))))
  }
