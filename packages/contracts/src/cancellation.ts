import { z } from 'zod'
import { CancellationPolicy, Instant, Ore } from './vocabulary.ts'

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
