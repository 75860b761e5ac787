import type { ForeignCurrency } from '@nordbo/contracts'
import { useSyncExternalStore } from 'react'

/** A currency that prices are shown in, with its rate. */
export interface ShownCurrency {
  code: ForeignCurrency
  /** DKK for a million units. */
  dkkPerMillion: number
  /** The rate's date and who published it. */
  date: string
  source: string
}

let shown: ShownCurrency | null = null
const listeners = new Set<() => void>()

/** Shows prices in a currency from now on; null for DKK. */
export const showCurrency = (currency: ShownCurrency | null): void => {
  shown = currency
  for (const listener of listeners) listener()
}

/** The currency that prices are shown in; null for DKK. */
export const shownCurrency = (): ShownCurrency | null => shown

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** As {@link shownCurrency}, in components. */
export const useShownCurrency = (): ShownCurrency | null =>
  useSyncExternalStore(subscribe, shownCurrency, shownCurrency)

/** Shows prices in the currency that the server wrote the page in (bff/src/pages/document.ts). */
export const startCurrency = (): void => {
  const written = document.querySelector('script[data-currency]')?.textContent
  if (written) showCurrency(JSON.parse(written))
}
