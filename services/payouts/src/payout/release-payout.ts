import { copenhagenInstant } from '@nordbo/contracts'
import { z } from 'zod'
import type { Reader } from '../core/database.ts'
import type { Deps } from '../core/deps.ts'
import { inHostTransaction } from '../core/host-transaction.ts'
import { hourMs, readSettings } from '../settings/settings.ts'
import { settlePayout } from '../settlement/settle-payout.ts'

interface Dates {
  checkIn: string
  checkOut: string
  checkInAt: Date
}

const payoutToRelease = z.object({
  bookingId: z.string(),
  hostId: z.string(),
  checkIn: z.string(),
  checkOut: z.string(),
  imported: z.boolean(),
  nextTryAt: z.date().nullable(),
})
type PayoutToRelease = z.infer<typeof payoutToRelease>

const findPayoutToRelease = async (reader: Reader, bookingId: string): Promise<PayoutToRelease | undefined> =>
  z.array(payoutToRelease).parse(
    await reader.$queryRaw`
      select booking_id as "bookingId", host_id as "hostId", check_in::text as "checkIn", check_out::text as "checkOut", imported,
        next_try_at as "nextTryAt"
      from payout where booking_id = ${bookingId}::uuid`,
  )[0]

/** The stay's dates in booking, if they differ from the payout's. */
const findMovedDates = async (deps: Deps, payout: PayoutToRelease): Promise<Dates | undefined> => {
  const answer = await deps.booking.hostById({ id: payout.bookingId }, { timeoutMs: 10_000 })
  if (!answer.ok) throw new Error(`booking does not show ${payout.bookingId}: ${answer.error.code}`)
  const { checkIn, checkOut, listing } = answer.value
  if (checkIn === payout.checkIn && checkOut === payout.checkOut) return undefined
  return { checkIn, checkOut, checkInAt: copenhagenInstant(checkIn, listing.checkInFrom) }
}

/** Releases a payout that is due, unless its stay was moved to a later date. */
export const releasePayout = async (deps: Deps, bookingId: string, now: Date): Promise<void> => {
  const payout = await findPayoutToRelease(deps.sql.client, bookingId)
  if (!payout?.nextTryAt || payout.nextTryAt > now) return
  const moved = payout.imported ? undefined : await findMovedDates(deps, payout)
  await inHostTransaction(deps, payout.hostId, async (host) => {
    if (moved) {
      const { releaseHours } = await readSettings(host.tx)
      const dueAt = new Date(moved.checkInAt.getTime() + releaseHours * hourMs)
      await host.tx.$executeRaw`
        update payout set check_in = ${moved.checkIn}::date, check_out = ${moved.checkOut}::date, due_at = ${dueAt}::timestamptz
        where booking_id = ${bookingId}::uuid`
    }
    await settlePayout(host, bookingId, true)
  })
}
