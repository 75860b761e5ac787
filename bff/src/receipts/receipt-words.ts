import type { Country, Receipt } from '@nordbo/contracts'
import { type LanguageCode, languageOf } from '@nordbo/texts'
import { type Translate, translate } from '@nordbo/texts/files'
import { z } from 'zod'

/** Languages of hosts' files. */
export const ReceiptLanguage = z.enum(['da', 'en'])
export type ReceiptLanguage = z.infer<typeof ReceiptLanguage>

/** The texts of a receipt in one language. */
export interface ReceiptWords {
  tag: string
  /** Texts that only the PDF has. */
  own: Translate
  /** Texts that the web's receipt has too. */
  web: Translate
  common: Translate
  party(kind: keyof Receipt['guests'], count: number): string
  inLatin: string
  page(number: number, of: number): string
}

/** The texts of receipts in a language. */
export const receiptWords = (code: LanguageCode): ReceiptWords => {
  const [own, common] = [translate(code, 'receipts'), translate(code, 'common')]
  return {
    tag: languageOf(code).tag,
    own,
    web: translate(code, 'trips'),
    common,
    party: (kind, count) => (kind === 'adults' || kind === 'children' ? own : common)(kind, { count }),
    inLatin: own('inLatin'),
    page: (number, of) => own('page', { number, of }),
  }
}

/** A country's name in a language. */
export const countryName = (country: Country, { tag }: Pick<ReceiptWords, 'tag'>): string =>
  new Intl.DisplayNames(tag, { type: 'region' }).of(country) ?? country
