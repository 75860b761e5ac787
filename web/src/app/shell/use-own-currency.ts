import { useEffect } from 'react'
import type { SessionAnswer } from '../../lib/api/model.ts'
import { chooseCurrency } from '../../lib/format/choose-currency.ts'
import { shownCurrency } from '../../lib/format/shown-currency.ts'

/**
 * Shows prices in the currency that the signed-in person chose elsewhere (docs/product/money.md, Currencies). DKK is also what people have
 * who never chose, so it leaves the browser's choice alone.
 */
export const useOwnCurrency = (user: SessionAnswer['user']): void => {
  const own = user?.currency
  useEffect(() => {
    // Without rates prices stay as they are.
    if (own && own !== 'DKK' && own !== shownCurrency()?.code) chooseCurrency(own).catch(() => undefined)
  }, [own])
}
