import { z } from 'zod'
import { ProviderSeconds } from '../events/provider-events.ts'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { BookingId, UserId, Uuid } from '../values/ids.ts'
import { Ore } from '../values/money.ts'

/** Procedures that keep payments and refunds consistent with the payment provider. */
export const paymentProcedures = {
  /** Stores a verified provider event before it answers; the event is handled afterwards. */
  acceptProviderEvent: procedure({
    input: z.object({
      id: z.string().max(255),
      type: z.string().max(100),
      created: ProviderSeconds,
      objectId: z.string().max(255),
    }),
    output: z.object({ duplicate: z.boolean() }),
    timeoutMs: 5_000,
  }),
  /** Refunds that were returned and are still owed; those that wait for an administrator first. */
  owedRefunds: procedure({
    input: z.object({}),
    output: z.object({
      items: z.array(
        z.object({
          id: Uuid,
          bookingId: BookingId,
          guestId: UserId,
          amountOre: Ore,
          returns: z.int(),
          returnedAt: Instant,
          /** When it is sent again; null where an administrator must handle it. */
          nextTryAt: Instant.nullable(),
        }),
      ),
    }),
    actor: ['admin'],
  }),
  /** Compares open payments with the provider and repairs what no webhook reported. */
  reconcile: procedure({
    input: z.object({}),
    output: z.object({ checked: z.int(), repaired: z.int() }),
    callers: ['bff', 'payouts'],
    actor: ['admin', 'service'],
    timeoutMs: 60_000,
  }),
}
