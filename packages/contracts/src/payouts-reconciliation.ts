import { z } from 'zod'
import { Instant } from './vocabulary.ts'

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
})
export type ReconciliationReport = z.infer<typeof ReconciliationReport>
