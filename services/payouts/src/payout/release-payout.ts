import { copenhagenInstant } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import { inHostTransaction } from '../core/host-transaction.ts'
import type { Payout } from '../generated/prisma/client.ts'
import { hourMs, readSettings } from '../settings/settings.ts'
import { settlePayout } from '../settlement/settle-payout.ts'

interface Dates {
  checkIn: string
  checkOut: string
  checkInAt: Date
}

const dateOf = (date: Date): string => date.toISOString().slice(0, 10)

/** The stay's dates in booking, if they differ from the payout's. */
const findMovedDates = async (deps: Deps, payout: Payout): Promise<Dates | undefined> => {
  const answer = await deps.booking.hostById({ id: payout.bookingId }, { timeoutMs: 10_000 })
  if (!answer.ok) throw new Error(`booking does not show ${payout.bookingId}: ${answer.error.code}`)
  const { checkIn, checkOut, listing } = answer.value
  if (checkIn === dateOf(payout.checkIn) && checkOut === dateOf(payout.checkOut)) return undefined
  return { checkIn, checkOut, checkInAt: copenhagenInstant(checkIn, listing.checkInFrom) }
}

/** Releases a payout that is due, unless its stay was moved to a later date. */
export const releasePayout = async (deps: Deps, bookingId: string, now: Date): Promise<void> => {
  const payout = await deps.db.client.payout.findUnique({ where: { bookingId } })
  if (!payout?.nextTryAt || payout.nextTryAt > now) return
  const moved = payout.imported ? undefined : await findMovedDates(deps, payout)
  await inHostTransaction(deps, payout.hostId, async (host) => {
    if (moved) {
      const { releaseHours } = await readSettings(host.tx)
      const dueAt = new Date(moved.checkInAt.getTime() + releaseHours * hourMs)
      const data = { checkIn: new Date(moved.checkIn), checkOut: new Date(moved.checkOut), dueAt }
      await host.tx.payout.update({ where: { bookingId }, data })
    }
    await settlePayout(host, bookingId, true)
  })
}

/** Payouts to release by `until`, earliest first. */
export const findDuePayouts = async (deps: Deps, until: Date, limit: number): Promise<{ id: string; at: Date }[]> => {
  const rows = await deps.db.client.payout.findMany({
    where: { nextTryAt: { lte: until } },
    select: { bookingId: true, nextTryAt: true },
    orderBy: [{ nextTryAt: 'asc' }, { bookingId: 'asc' }],
    take: limit,
  })
  return rows.flatMap(({ bookingId, nextTryAt }) => (nextTryAt ? [{ id: bookingId, at: nextTryAt }] : []))
}
