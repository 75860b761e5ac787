import {
  type CurrencyTable,
  CurrencyTable as CurrencyTableSchema,
  ok,
  type ParsedInputOf,
  type pricingService,
  type Result,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { acceptTable } from './accept-table.ts'

type Input = ParsedInputOf<typeof pricingService.procedures.setCurrencies>

/** The key of the only row. */
const onlyRow = { id: 1 } as const

const findTable = async (client: Pick<Tx, 'currencyRates'>): Promise<CurrencyTable> => {
  const { date, source, rates } = await client.currencyRates.findUniqueOrThrow({ where: onlyRow })
  return CurrencyTableSchema.parse({ date: date.toISOString().slice(0, 10), source, rates })
}

/** The table of rates in force. */
export const showCurrencies =
  ({ db }: Pick<Deps, 'db'>) =>
  async (): Promise<Result<CurrencyTable>> =>
    ok(await findTable(db.client))

/** Replaces the table of rates. The contract admits administrators only. */
export const setCurrencies =
  ({ db }: Pick<Deps, 'db'>) =>
  async ({ confirmed, ...next }: Input, call: Call): Promise<Result<CurrencyTable>> =>
    call.command(db, async (tx) => {
      // One administrator after the other: the second is compared with what the first set.
      await tx.$queryRaw`select 1 from currency_rates for update`
      const accepted = acceptTable(next, await findTable(tx), { now: call.now, confirmed })
      if (!accepted.ok) return accepted
      const { date, source, rates } = accepted.value
      await tx.currencyRates.update({
        where: onlyRow,
        data: { date: new Date(`${date}T00:00:00Z`), source, rates, changedAt: call.now },
      })
      return accepted
    })
