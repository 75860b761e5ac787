import { languageCodes } from '@nordbo/texts'
import { z } from 'zod'

/** The product's name in screens and mails. */
export const productName = 'Nordbo'

/** The cookie with the language that a person chose. The browser sets it, the server reads it. */
export const languageCookie = 'nordbo_language'
export const Locale = z.enum(languageCodes)
export type Locale = z.infer<typeof Locale>

/** The cookie with the currency that a person chose to see prices in. The browser sets it, the server reads it. */
export const currencyCookie = 'nordbo_currency'
/** Currencies that prices are shown in. DKK is the one that is charged (docs/product/money.md, Currencies). */
export const Currency = z.enum(['DKK', 'EUR', 'SEK', 'NOK', 'USD', 'GBP', 'CHF', 'PLN'])
export type Currency = z.infer<typeof Currency>
