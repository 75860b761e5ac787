import { type CurrencyTable, currencyTableMaxAgeSeconds } from '@nordbo/contracts'
import { expectOk } from '../problems/problems.ts'
import type { ServiceCall, Services } from './services.ts'

/** The table of rates, kept for {@link currencyTableMaxAgeSeconds}: pages with converted amounts ask no service for it. */
export interface CurrencyTables {
  /** Throws when there is none yet and pricing does not answer. */
  current(call: ServiceCall): Promise<CurrencyTable>
  /** Puts a table in force that was just set. */
  replace(table: CurrencyTable): void
}

/** Concurrent requests share one call. `now` is in milliseconds of real time. */
export const createCurrencyTables = (
  pricing: Pick<Services['pricing'], 'currencies'>,
  now: () => number = () => performance.now(),
): CurrencyTables => {
  let kept: { table: Promise<CurrencyTable>; until: number } | undefined
  const keep = (table: Promise<CurrencyTable>) => {
    const entry = { table, until: now() + currencyTableMaxAgeSeconds * 1000 }
    kept = entry
    table.catch(() => {
      if (kept === entry) kept = undefined
    })
    return table
  }
  return {
    current: (call) =>
      kept && kept.until > now() ? kept.table : keep(pricing.currencies({}, call).then((found) => expectOk(found))),
    replace: (table) => void keep(Promise.resolve(table)),
  }
}
