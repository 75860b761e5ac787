import { z } from 'zod'
import { Instant } from '../values/calendar.ts'
import { BookingId, Uuid } from '../values/ids.ts'
import { Ore } from '../values/money.ts'

/** A movement of money that differs between the ledger and the provider. */
export const Difference = z.object({
  /** `charge:<intent>`, `refund:<id>`, `transfer:<id>`, `reversal:<id>` or `dispute:<id>`. */
  movement: z.string(),
  kind: z.enum(['missingInLedger', 'missingAtProvider', 'amount']),
  /** Null if it is missing there. */
  ledgerOre: z.int().nullable(),
  providerOre: z.int().nullable(),
})
export type Difference = z.infer<typeof Difference>

/** A dispute that is open, or was lost in the window. */
export const ReportedDispute = z.object({
  /** The provider's id. */
  id: z.string(),
  bookingId: BookingId,
  amountOre: Ore,
  status: z.enum(['open', 'lost']),
})
export type ReportedDispute = z.infer<typeof ReportedDispute>

/** The report of a comparison of the ledger with the provider's balance. Amounts are øre. */
export const ReconciliationReport = z.object({
  id: Uuid,
  ranAt: Instant,
  from: Instant,
  to: Instant,
  /** Movements compared. */
  checked: z.int(),
  /** The platform's balance at the provider, and by the ledger. */
  providerOre: z.int(),
  ledgerOre: z.int(),
  /** The provider's fees in the window. */
  feesOre: z.int(),
  differences: z.array(Difference),
  /** All open disputes, and those lost in the window. Empty in reports from before this field existed. */
  disputes: z.array(ReportedDispute).default([]),
})
export type ReconciliationReport = z.infer<typeof ReconciliationReport>
