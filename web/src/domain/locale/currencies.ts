import type { Currency } from '@nordbo/contracts'

/** The currencies that prices can be shown in, DKK first: it is the one that is charged (docs/product/money.md, Currencies). */
export const currencies = [
  'DKK',
  'EUR',
  'SEK',
  'NOK',
  'USD',
  'GBP',
  'CHF',
  'PLN',
] as const satisfies readonly Currency[]

/** A currency as a list shows it. */
export interface NamedCurrency {
  code: Currency
  /** In the reader's language: `Svensk krone`. */
  name: string
  /** `kr.`, `€`, `$` */
  symbol: string
}

const symbolOf = (code: Currency, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? code

/** The currencies with their names and symbols in a language. */
export const namedCurrencies = (language: string): NamedCurrency[] => {
  const names = new Intl.DisplayNames(language, { type: 'currency' })
  return currencies.map((code) => {
    const name = names.of(code) ?? code
    return { code, name: name.charAt(0).toLocaleUpperCase(language) + name.slice(1), symbol: symbolOf(code, language) }
  })
}
