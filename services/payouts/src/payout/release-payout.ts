import { copenhagenInstant } from '@nordbo/contracts'
import { changeBooks } from '../books.ts'
import type { Deps } from '../deps.ts'
import type { Payout } from '../generated/prisma/client.ts'
import { hourMs, readSettings } from '../settings/settings.ts'
import { settleBooks } from './settle-books.ts'

interface Dates {
  checkIn: string
  checkOut: string
  checkInAt: Date
}

const dateOf = (date: Date): string => date.toISOString().slice(0, 10)

/** The stay's dates as booking has them, when they are others than we were told with the money: a change that cost nothing. */
const movedDates = async (deps: Deps, payout: Payout): Promise<Dates | undefined> => {
  const asked = await deps.booking.hostById({ id: payout.bookingId }, { timeoutMs: 10_000 })
  if (!asked.ok) throw new Error(`booking does not show ${payout.bookingId}: ${asked.error.code}`)
  const { checkIn, checkOut, listing } = asked.value
  if (checkIn === dateOf(payout.checkIn) && checkOut === dateOf(payout.checkOut)) return undefined
  return { checkIn, checkOut, checkInAt: copenhagenInstant(checkIn, listing.checkInFrom) }
}

/** Releases a payout whose day has come, unless its stay was moved to a later one. */
export const releasePayout = async (deps: Deps, bookingId: string, now: Date): Promise<void> => {
  const payout = await deps.db.client.payout.findUnique({ where: { bookingId } })
  if (!payout?.nextTryAt || payout.nextTryAt > now) return
  const moved = payout.imported ? undefined : await movedDates(deps, payout)
  await changeBooks(deps, payout.hostId, async (books) => {
    if (moved) {
      const { releaseHours } = await readSettings(books.tx)
      const dueAt = new Date(moved.checkInAt.getTime() + releaseHours * hourMs)
      const [checkIn, checkOut] = [new Date(moved.checkIn), new Date(moved.checkOut)]
      await books.tx.payout.update({ where: { bookingId }, data: { checkIn, checkOut, dueAt } })
    }
    await settleBooks(books, bookingId, true)
  })
}

/** Payouts to look at by `until`, earliest first. */
export const duePayouts = async (deps: Deps, until: Date, limit: number): Promise<{ id: string; at: Date }[]> => {
  const rows = await deps.db.client.payout.findMany({
    where: { nextTryAt: { lte: until } },
    select: { bookingId: true, nextTryAt: true },
    orderBy: [{ nextTryAt: 'asc' }, { bookingId: 'asc' }],
    take: limit,
  })
  return rows.flatMap(({ bookingId, nextTryAt }) => (nextTryAt ? [{ id: bookingId, at: nextTryAt }] : []))
}
