import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { CalendarDate } from '../values/calendar.ts'
import { Currency } from '../values/product.ts'

/** Currencies that amounts are converted to. DKK needs no rate. */
export const ForeignCurrency = Currency.exclude(['DKK'])
export type ForeignCurrency = z.infer<typeof ForeignCurrency>

/** What a million units of a currency cost in DKK: an integer, so that conversions are exact. */
const Rate = z.int().min(1).max(1_000_000_000)

/** The rate of each currency. */
export const CurrencyRates = z.object({
  EUR: Rate,
  SEK: Rate,
  NOK: Rate,
  USD: Rate,
  GBP: Rate,
  CHF: Rate,
  PLN: Rate,
} satisfies Record<ForeignCurrency, typeof Rate>)
export type CurrencyRates = z.infer<typeof CurrencyRates>

/** The rates of a date, and who published them (docs/product/money.md, Currencies). */
export const CurrencyTable = z.object({
  date: CalendarDate,
  source: z.string().trim().min(2).max(80),
  rates: CurrencyRates,
})
export type CurrencyTable = z.infer<typeof CurrencyTable>

/** Seconds for which browsers and the BFF keep a table. */
export const currencyTableMaxAgeSeconds = 600

/** A rate that differs more than this from the present one must be confirmed, percent. */
export const plausibleRateChangePercent = 50

/** Procedures of the table of rates. */
export const currencyProcedures = {
  /** The table in force. */
  currencies: procedure({ input: z.object({}), output: CurrencyTable, callers: ['bff'] }),
  /**
   * Replaces the table. Refuses a date in the future or before that of the present table, and rates that differ by more than 50 % unless
   * `confirmed`.
   */
  setCurrencies: procedure({
    input: CurrencyTable.extend({ confirmed: z.boolean().default(false) }),
    output: CurrencyTable,
    errors: ['currency.dateInvalid', 'currency.implausible'],
    actor: ['admin'],
    idempotent: true,
  }),
}
