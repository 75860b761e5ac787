import { z } from 'zod'
import { BookingView } from './booking-views.ts'
import { CancellationPreview } from './cancellation.ts'
import { procedure } from './define.ts'
import { BookingId, Ore } from './vocabulary.ts'

const cancelErrors = [
  'booking.notFound',
  'booking.transitionRefused',
  'booking.deadlinePassed',
  'auth.suspended',
] as const
const Reason = z.string().trim().max(500)

/** Procedures that cancel bookings and refund them. */
export const cancellationProcedures = {
  /** What cancelling now would refund to the signed-in guest. */
  cancellationPreview: procedure({
    input: z.object({ id: BookingId }),
    output: CancellationPreview,
    errors: ['booking.notFound', 'booking.transitionRefused', 'booking.deadlinePassed'],
    actor: ['user'],
  }),
  /** The guest cancels and gets the policy's refund. `refundChanged` carries the new `preview`. */
  cancel: procedure({
    input: z.object({
      id: BookingId,
      /** The refund that the person saw, øre; another one is refused with the new preview. */
      expectedRefundOre: Ore.optional(),
    }),
    output: BookingView,
    errors: [...cancelErrors, 'booking.refundChanged'],
    actor: ['user'],
    idempotent: true,
    timeoutMs: 10_000,
  }),
  /** The host cancels: everything is refunded, and the dates become free or stay blocked. */
  cancelByHost: procedure({
    input: z.object({ id: BookingId, reason: Reason.optional(), keepBlocked: z.boolean().default(false) }),
    output: BookingView,
    errors: cancelErrors,
    actor: ['user'],
    idempotent: true,
    timeoutMs: 10_000,
  }),
  /** The host refunds a part, also several times; `refundTooHigh` carries the `leftOre`. */
  refundPart: procedure({
    input: z.object({ id: BookingId, amountOre: Ore.min(1), reason: Reason.optional() }),
    output: BookingView,
    errors: [
      'booking.notFound',
      'booking.notRefundable',
      'booking.refundTooHigh',
      'booking.paymentDisputed',
      'auth.suspended',
    ],
    actor: ['user'],
    idempotent: true,
    timeoutMs: 10_000,
  }),
}
