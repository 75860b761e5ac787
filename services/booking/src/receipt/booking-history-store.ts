import { type BookedMoney, BookingStatus, MoneyBackReason, Ore, RefundState } from '@nordbo/contracts'
import { z } from 'zod'
import { refundState } from '../booking/booking-details-store.ts'
import type { Reader } from '../core/database.ts'

/** An instant, as Postgres writes it in JSON. */
const instant = z.string().transform((text) => new Date(text).toISOString())

const bookingHistory = z.object({
  /** Null until something was paid. */
  receipt: z.int().nullable(),
  steps: z.array(z.object({ status: BookingStatus, at: instant })),
  /** When its dates or guests were altered. */
  altered: z.array(instant),
  payments: z.array(z.object({ at: instant, amountOre: Ore })),
  refunds: z.array(
    z.object({
      at: instant,
      amountOre: Ore,
      /** Shares without what an alteration has taken out of the booking's price already. */
      hostShareOre: Ore,
      serviceFeeOre: Ore,
      reason: MoneyBackReason,
      state: RefundState,
    }),
  ),
  /** A lost dispute appears as a refund instead. */
  disputes: z.array(z.object({ at: instant, amountOre: Ore, wonAt: instant.nullable() })),
}) satisfies z.ZodType<BookedMoney>
/** The states, payments, refunds and disputes of a booking, oldest first. */
export type BookingHistory = z.infer<typeof bookingHistory>

/** Reads a booking's history in one round trip. */
export const findBookingHistory = async (reader: Reader, bookingId: string): Promise<BookingHistory> => {
  const [story] = z.array(bookingHistory).parse(
    await reader.$queryRaw`
      select (select number from receipt where booking_id = ${bookingId}::uuid) as receipt,
        coalesce((select jsonb_agg(jsonb_build_object('status', s.status, 'at', s.at) order by s.revision)
          from booking_step s where s.booking_id = ${bookingId}::uuid), '[]') as steps,
        coalesce((select jsonb_agg(c.changed_at order by c.changed_at)
          from alteration c where c.booking_id = ${bookingId}::uuid and c.status = 'applied'), '[]') as altered,
        coalesce((select jsonb_agg(jsonb_build_object('at', coalesce(a.settled_at, a.created_at), 'amountOre', a.amount_ore)
            order by a.number)
          from payment_attempt a where a.booking_id = ${bookingId}::uuid and a.status = 'succeeded'), '[]') as payments,
        coalesce((select jsonb_agg(jsonb_build_object('at', r.created_at, 'amountOre', r.amount_ore, 'hostShareOre',
            r.host_share_ore - r.alteration_host_share_ore, 'serviceFeeOre', r.service_fee_ore - r.alteration_service_fee_ore, 'reason', r.reason, 'state', ${refundState}) order by r.created_at, r.id)
          from refund r where r.booking_id = ${bookingId}::uuid), '[]') as refunds,
        coalesce((select jsonb_agg(jsonb_build_object('at', d.opened_at, 'amountOre', d.amount_ore,
            'wonAt', case when d.status = 'won' then d.closed_at end) order by d.opened_at, d.id)
          from dispute d where d.booking_id = ${bookingId}::uuid), '[]') as disputes`,
  )
  if (!story) throw new Error('the database did not answer')
  return story
}
