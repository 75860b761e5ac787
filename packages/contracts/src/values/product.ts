import { languageCodes } from '@nordbo/texts'
import { z } from 'zod'

/** The product's name in screens and mails. */
export const productName = 'Nordbo'

/** The cookie with the language that a person chose. The browser sets it, the server reads it. */
export const languageCookie = 'nordbo_language'
export const Locale = z.enum(languageCodes)
export type Locale = z.infer<typeof Locale>
export const Currency = z.enum(['DKK', 'USD', 'EUR', 'GBP', 'SEK', 'NOK', 'CAD', 'AUD'])
export type Currency = z.infer<typeof Currency>
