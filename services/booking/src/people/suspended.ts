import { z } from 'zod'
import type { Reader } from '../core/database.ts'

const flags = z.array(z.object({ host: z.boolean(), guest: z.boolean() }))

/** Is a person suspended, by the last event of identity? */
export const isSuspended = async (reader: Reader, userId: string): Promise<boolean> =>
  z
    .tuple([z.object({ suspended: z.boolean() })])
    .parse(await reader.$queryRaw`select kit.is_suspended(${userId}::uuid) as suspended`)[0].suspended

/** Which of the two people of a booking are suspended. */
export const findSuspendedSides = async (
  reader: Reader,
  { hostId, guestId }: { hostId: string; guestId: string },
): Promise<{ host: boolean; guest: boolean }> => {
  const [found] = flags.parse(
    await reader.$queryRaw`select kit.is_suspended(${hostId}::uuid) as host, kit.is_suspended(${guestId}::uuid) as guest`,
  )
  return found ?? { host: false, guest: false }
}

/** Is the host or the guest of a booking suspended? */
export const hasSuspendedPerson = async (reader: Reader, bookingId: string): Promise<boolean> => {
  const [found] = flags.parse(
    await reader.$queryRaw`
      select kit.is_suspended(host_id) as host, kit.is_suspended(guest_id) as guest from booking where id = ${bookingId}::uuid`,
  )
  return found !== undefined && (found.host || found.guest)
}

const due = z.array(z.object({ id: z.string() }))

/** Bookings that a suspension ends: unpaid ones, and stays with an open alteration. */
export const findBookingsToEnd = async (reader: Reader, limit: number): Promise<string[]> =>
  due
    .parse(
      await reader.$queryRaw`
        select b.id from kit.standing p join booking b on b.host_id = p.person_id or b.guest_id = p.person_id
        where p.suspended and (b.status in ('pending_request', 'pending', 'host_approved', 'awaiting_payment')
          or exists (select from alteration c where c.booking_id = b.id and c.deadline_at is not null))
        order by b.id limit ${limit}`,
    )
    .map(({ id }) => id)
