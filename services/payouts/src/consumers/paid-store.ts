import type { AlteredFact, PaidFact } from '@nordbo/contracts'
import { z } from 'zod'
import type { Tx } from '../core/database.ts'
import { type HostTransaction, hostLock } from '../core/host-transaction.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { postingSql } from '../ledger/ledger-store.ts'
import { paymentPosting } from '../ledger/postings.ts'
import { settingsRow } from '../settings/settings.ts'

const ids = z.array(z.object({ id: z.string() }))

/** SQL: when the payout of a stay is due. Needs the settings as `s`. */
const dueAt = ({ checkInAt }: Pick<PaidFact, 'checkInAt'>): Prisma.Sql =>
  Prisma.sql`${checkInAt}::timestamptz + make_interval(hours => s.release_hours)`

/**
 * Records a payment once, with its posting and its payout, whose dates it updates if they are newer. Provider events that waited for the
 * payment are tried again. One statement, which takes the lock of the host.
 */
export const storePaid = async (
  { tx, now, setAlarm }: HostTransaction,
  paid: PaidFact,
  paidAt: Date,
): Promise<void> => {
  const locked = Prisma.raw('locked')
  // A late payment is refunded in full: it has no payout.
  const hasPayout = paid.kind !== 'late'
  const rows = await tx.$queryRaw`
    with locked as materialized (${hostLock(paid.hostId)}),
    ${postingSql(paymentPosting(paid), paidAt, locked)},
    received as (
      insert into payment (id, intent_id, booking_id, host_id, amount_ore)
      select ${paid.paymentId}::uuid, ${paid.intentId}::text, ${paid.bookingId}::uuid, ${paid.hostId}::uuid, ${paid.amountOre}::bigint
      from locked on conflict do nothing),
    planned as (
      insert into payout (booking_id, listing_id, host_id, check_in, check_out, due_at, dates_at, imported)
      select ${paid.bookingId}::uuid, ${paid.listingId}::uuid, ${paid.hostId}::uuid, ${paid.checkIn}::date, ${paid.checkOut}::date,
        ${dueAt(paid)}, ${paidAt}::timestamptz, ${paid.imported}::boolean
      from locked, payout_settings s where s.id = ${settingsRow.id} and ${hasPayout}::boolean
      on conflict (booking_id) do update set check_in = excluded.check_in, check_out = excluded.check_out,
        due_at = excluded.due_at, dates_at = excluded.dates_at
      where payout.dates_at < excluded.dates_at)
    update provider_event e set next_try_at = ${now}::timestamptz, waits_for = null
    from locked where e.waits_for = ${paid.intentId}::text and e.next_try_at is not null returning e.id`
  for (const { id } of ids.parse(rows)) setAlarm({ kind: 'providerEvent', id, at: now })
}

/** Moves a payout to the dates of its altered stay, unless it has newer ones. Needs the lock of the host. */
export const moveDates = async (tx: Tx, altered: AlteredFact, reportedAt: Date): Promise<void> => {
  await tx.$executeRaw`
    update payout p set check_in = ${altered.checkIn}::date, check_out = ${altered.checkOut}::date, due_at = ${dueAt(altered)},
      dates_at = ${reportedAt}::timestamptz
    from payout_settings s
    where s.id = ${settingsRow.id} and p.booking_id = ${altered.bookingId}::uuid and p.dates_at < ${reportedAt}::timestamptz`
}
