import { isLanguageCode, type Language as KnownLanguage, languageOf } from '@nordbo/texts'
import { type Language, languages as offered } from '../../i18n/i18n.ts'

/** The language of a code if its texts are all there, so that it can be chosen (docs/product/surface.md, Choosing a language). */
export const offeredLanguage = (code: string): Language | undefined => offered.find((known) => known === code)

/** The name of a language in itself; the code of an unknown one. */
export const languageName = (code: string): string => (isLanguageCode(code) ? languageOf(code).name : code)

/** Three languages that the reader probably knows: those of the browser, in its order, then the first of the list. */
export const suggestedLanguages = (ofBrowser: readonly string[]): KnownLanguage[] => {
  const known = ofBrowser.flatMap((tag) => offeredLanguage(tag) ?? offeredLanguage(tag.split('-')[0] ?? '') ?? [])
  return [...new Set([...known, ...offered])].slice(0, 3).map(languageOf)
}
