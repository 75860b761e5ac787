import { ReconciliationReport, ReportedDispute } from '@nordbo/contracts'
import { z } from 'zod'
import { Dkk, toDkk } from '../http/money.ts'

const ApiDifference = ReconciliationReport.shape.differences.element
  .omit({ ledgerOre: true, providerOre: true })
  .extend({
    /** Null when one side has no such entry. */
    ledger: Dkk.nullable(),
    provider: Dkk.nullable(),
  })

const ApiDispute = ReportedDispute.omit({ amountOre: true }).extend({ amount: Dkk })

/** One comparison of the ledger with the provider's balance, amounts in DKK. */
export const ApiReconciliation = ReconciliationReport.omit({ providerOre: true, ledgerOre: true, feesOre: true })
  .extend({ provider: Dkk, ledger: Dkk, fees: Dkk, differences: z.array(ApiDifference), disputes: z.array(ApiDispute) })
  .meta({ id: 'Reconciliation' })
export type ApiReconciliation = z.infer<typeof ApiReconciliation>

const toDkkOrNull = (ore: number | null): number | null => (ore === null ? null : toDkk(ore))

/** A report as the API shows it. */
export const toApiReconciliation = ({
  providerOre,
  ledgerOre,
  feesOre,
  differences,
  disputes,
  ...report
}: ReconciliationReport): ApiReconciliation => ({
  ...report,
  provider: toDkk(providerOre),
  ledger: toDkk(ledgerOre),
  fees: toDkk(feesOre),
  disputes: disputes.map(({ amountOre, ...dispute }) => ({ ...dispute, amount: toDkk(amountOre) })),
  differences: differences.map(({ ledgerOre: ledger, providerOre: provider, ...difference }) => ({
    ...difference,
    ledger: toDkkOrNull(ledger),
    provider: toDkkOrNull(provider),
  })),
})
