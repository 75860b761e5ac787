import {
  type CurrencyTable,
  copenhagenDate,
  err,
  ForeignCurrency,
  ok,
  plausibleRateChangePercent,
  type Result,
} from '@nordbo/contracts'

/** Whether a rate differs by at most {@link plausibleRateChangePercent} from the present one. */
const isPlausible = (next: number, present: number): boolean =>
  Math.abs(next - present) * 100 <= present * plausibleRateChangePercent

/** Whether a table may replace the present one at `now` (docs/product/money.md, Currencies). */
export const acceptTable = (
  next: CurrencyTable,
  present: CurrencyTable,
  { now, confirmed }: { now: Date; confirmed: boolean },
): Result<CurrencyTable> => {
  if (next.date < present.date || next.date > copenhagenDate(now)) return err('currency.dateInvalid')
  const plausible = ForeignCurrency.options.every((each) => isPlausible(next.rates[each], present.rates[each]))
  return plausible || confirmed ? ok(next) : err('currency.implausible')
}
