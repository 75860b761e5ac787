import { z } from 'zod'
import { Instant } from '../values/calendar.ts'
import { BookingId } from '../values/ids.ts'
import { Ore } from '../values/money.ts'

/** One movement of money on which the ledger and the provider disagree. */
export const Difference = z.object({
  /** `charge:<intent>`, `refund:<id>`, `transfer:<id>`, `reversal:<id>` or `dispute:<id>`. */
  movement: z.string(),
  kind: z.enum(['missingInLedger', 'missingAtProvider', 'amount']),
  /** Null where it is missing. */
  ledgerOre: z.int().nullable(),
  providerOre: z.int().nullable(),
})
export type Difference = z.infer<typeof Difference>

/** A payment that a bank holds, or kept in the window. */
export const ReportedDispute = z.object({
  /** The provider's id. */
  id: z.string(),
  bookingId: BookingId,
  amountOre: Ore,
  status: z.enum(['open', 'lost']),
})
export type ReportedDispute = z.infer<typeof ReportedDispute>

/** What a comparison of the ledger with the provider's balance found. */
export const ReconciliationReport = z.object({
  id: z.uuid(),
  ranAt: Instant,
  from: Instant,
  to: Instant,
  /** Movements compared. */
  checked: z.int(),
  /** What the provider holds for the platform, and what the ledger says it holds. */
  providerOre: z.int(),
  ledgerOre: z.int(),
  /** What the provider charged for its service in the window. */
  feesOre: z.int(),
  differences: z.array(Difference),
  /** Every open dispute, and those lost in the window; none in reports that were stored before they told of them. */
  disputes: z.array(ReportedDispute).default([]),
})
export type ReconciliationReport = z.infer<typeof ReconciliationReport>
