import type { Alarm } from '@nordbo/service-kit'
import type { Tx } from '../core/deps.ts'
import type { TimerKind } from '../core/timer-kind.ts'

/** Releases the payouts and transfers that waited while a host was suspended. Returns the alarms to set. */
export const resumePayouts = async (tx: Tx, hostId: string, now: Date): Promise<Alarm<TimerKind>[]> => {
  const payouts = await tx.payout.updateManyAndReturn({
    where: { hostId, owedOre: { gt: 0 }, dueAt: { lte: now } },
    data: { nextTryAt: now },
    select: { bookingId: true },
  })
  const transfers = await tx.$queryRaw<{ id: string }[]>`
    update transfer t set next_try_at = ${now}::timestamptz from payout p
    where p.booking_id = t.booking_id and p.host_id = ${hostId}::uuid and t.next_try_at is null
      and (t.status = 'planned' or (t.status = 'done' and t.instant and t.instant_id is null))
    returning t.id::text`
  return [
    ...payouts.map(({ bookingId }) => ({ kind: 'release' as const, id: bookingId, at: now })),
    ...transfers.map(({ id }) => ({ kind: 'transfer' as const, id, at: now })),
  ]
}
