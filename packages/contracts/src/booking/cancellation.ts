import { z } from 'zod'
import { CancellationPolicy } from '../listings/offer.ts'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { BookingId } from '../values/ids.ts'
import { Ore } from '../values/money.ts'
import { BookingView } from './views.ts'

/** The refund of a guest's cancellation at this instant, line by line. */
export const CancellationPreview = z.object({
  policy: CancellationPolicy,
  /** Calendar days until check-in in Copenhagen; negative once it has passed. */
  daysBefore: z.int(),
  /** What was paid and not refunded, and how much of it would be. Empty where nothing was paid. */
  lines: z.array(z.object({ kind: z.enum(['nights', 'cleaning', 'serviceFee']), paidOre: Ore, refundOre: Ore })),
  /** The lines' sum. */
  paidOre: Ore,
  refundOre: Ore,
  /** The first instant at which not everything is refunded; null when it has passed. */
  freeUntil: Instant.nullable(),
  /** A payment is disputed: refunds wait until the dispute is decided. */
  disputed: z.boolean(),
  /** The host is suspended: everything is refunded until check-in. */
  hostUnavailable: z.boolean(),
})
export type CancellationPreview = z.infer<typeof CancellationPreview>

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
