import type { Alarm } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Tx } from '../core/database.ts'
import type { TimerKind } from '../core/timer-kind.ts'

const ids = z.array(z.object({ id: z.string() }))

/** Releases the payouts and transfers that waited while a host was suspended. Returns the alarms to set. */
export const resumePayouts = async (tx: Tx, hostId: string, now: Date): Promise<Alarm<TimerKind>[]> => {
  const payouts = await tx.$queryRaw`
    update payout set next_try_at = ${now}::timestamptz
    where host_id = ${hostId}::uuid and owed_ore > 0 and due_at <= ${now}::timestamptz returning booking_id as id`
  const transfers = await tx.$queryRaw`
    update transfer t set next_try_at = ${now}::timestamptz from payout p
    where p.booking_id = t.booking_id and p.host_id = ${hostId}::uuid and t.next_try_at is null
      and (t.status = 'planned' or (t.status = 'done' and t.instant and t.instant_id is null))
    returning t.id`
  return [
    ...ids.parse(payouts).map(({ id }) => ({ kind: 'release' as const, id, at: now })),
    ...ids.parse(transfers).map(({ id }) => ({ kind: 'transfer' as const, id, at: now })),
  ]
}
