import { ReconciliationReport } from '@nordbo/contracts'
import { z } from 'zod'
import { Dkk, toDkk } from './money.ts'

const ApiDifference = ReconciliationReport.shape.differences.element
  .omit({ ledgerOre: true, providerOre: true })
  .extend({
    /** Null where it is missing. */
    ledger: Dkk.nullable(),
    provider: Dkk.nullable(),
  })

/** One comparison of the ledger with the provider's balance, amounts in DKK. */
export const ApiReconciliation = ReconciliationReport.omit({ providerOre: true, ledgerOre: true, feesOre: true })
  .extend({ provider: Dkk, ledger: Dkk, fees: Dkk, differences: z.array(ApiDifference) })
  .meta({ id: 'Reconciliation' })
export type ApiReconciliation = z.infer<typeof ApiReconciliation>

const toDkkOrNull = (ore: number | null): number | null => (ore === null ? null : toDkk(ore))

/** A report as the API shows it. */
export const toApiReconciliation = ({
  providerOre,
  ledgerOre,
  feesOre,
  differences,
  ...report
}: ReconciliationReport): ApiReconciliation => ({
  ...report,
  provider: toDkk(providerOre),
  ledger: toDkk(ledgerOre),
  fees: toDkk(feesOre),
  differences: differences.map(({ ledgerOre: ledger, providerOre: provider, ...difference }) => ({
    ...difference,
    ledger: toDkkOrNull(ledger),
    provider: toDkkOrNull(provider),
  })),
})
