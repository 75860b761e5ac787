import type { LanguageCode } from '../languages.ts'

/** The marks before and after what a language quotes (docs/product/languages.md, Quotation marks); a space that does not break is part of the French. */
const quotationMarks: Readonly<Record<LanguageCode, readonly [string, string]>> = {
  da: ['»', '«'],
  en: ['“', '”'],
  'en-GB': ['“', '”'],
  de: ['„', '“'],
  fr: ['«\u202f', '\u202f»'],
  pt: ['“', '”'],
  zh: ['“', '”'],
  ar: ['«', '»'],
}

const markup = /<[^>]*>/g
const apostrophes = /(?<=[\p{L}\p{N}}])['’]/gu
const anyMark = /[“”„‟«»‹›‘’‚‛「」『』"'＂]/gu

/** The quotation marks in a text that are not its language's own, around what it quotes. Apostrophes and markup do not count. */
export const strangeQuotationMarks = (code: LanguageCode, text: string): string[] => {
  const [before, after] = quotationMarks[code]
  const quoted = new RegExp(`${before}([^“”„«»]*)${after}`, 'gu')
  return text.replace(markup, '').replace(apostrophes, '').replace(quoted, '$1').match(anyMark) ?? []
}
