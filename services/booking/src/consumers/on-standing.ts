import { BookingId, bookingEvents, UserId } from '@nordbo/contracts'
import { type FollowStanding, outgoing } from '@nordbo/service-kit'
import { z } from 'zod'
import { noticesOf } from '../booking/booking-fact.ts'
import { touchBooking } from '../booking/booking-store.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { bookingsToEnd } from '../suspension/suspended.ts'

const most = 1_000
const stays = z.array(z.object({ id: BookingId, guestId: UserId, hostId: UserId, imported: z.boolean() }))

/**
 * Guests of a host's coming stays are told that the host was suspended, or is back. What a suspension ends is ended booking by booking, each
 * under its home's lock, once the event is kept.
 */
export const followPerson =
  ({ kit, alarms }: Pick<Deps, 'kit' | 'alarms'>): FollowStanding<Tx> =>
  async ({ userId, suspended }, tx, { now, afterCommit }) => {
    const coming = stays.parse(
      await tx.$queryRaw`
        select id, guest_id as "guestId", host_id as "hostId", imported from booking
        where host_id = ${userId}::uuid and status = 'confirmed' and check_in_at > ${now}::timestamptz order by check_in, id`,
    )
    const events = []
    for (const { id, ...fact } of coming) {
      const revision = await touchBooking(tx, id, now)
      const event = suspended ? bookingEvents.hostUnavailable : bookingEvents.hostBack
      const notify = noticesOf({ id, ...fact, revision })
      events.push(outgoing(event, { aggregateId: id, revision, data: { bookingId: id, ...fact }, notify }))
    }
    await kit.emitAll(tx, events)
    const ending = suspended ? await bookingsToEnd(tx, most) : []
    afterCommit(() => alarms.set(ending.map((id) => ({ kind: 'suspension', id, at: now }))))
  }
