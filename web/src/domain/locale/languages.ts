import { type Language, languages as offered } from '../../i18n/i18n.ts'

/** A language and the region whose habits it follows, both in the language itself (docs/product/surface.md, Choosing a language). */
export interface NamedLanguage {
  code: string
  name: string
  region: string
}

/** All languages, in the order of lists. */
export const languages: readonly NamedLanguage[] = [
  { code: 'da', name: 'Dansk', region: 'Danmark' },
  { code: 'en', name: 'English', region: 'United States' },
  { code: 'en-GB', name: 'English', region: 'United Kingdom' },
  { code: 'de', name: 'Deutsch', region: 'Deutschland' },
  { code: 'fr', name: 'Français', region: 'France' },
  { code: 'pt', name: 'Português', region: 'Brasil' },
  { code: 'zh', name: '中文', region: '中国' },
  { code: 'ar', name: 'العربية', region: 'العالم العربي' },
]

/** The language of a code if its texts are there, so that it can be chosen. */
export const offeredLanguage = (code: string): Language | undefined => offered.find((known) => known === code)

/** The name of a language; the code of an unknown one. */
export const languageName = (code: string): string => languages.find((each) => each.code === code)?.name ?? code

/** Three languages that the reader probably knows: those of the browser, in its order, then the first of the list. */
export const suggestedLanguages = (ofBrowser: readonly string[]): NamedLanguage[] => {
  const choosable = languages.filter(({ code }) => offeredLanguage(code))
  const known = ofBrowser.flatMap(
    (tag) =>
      choosable.find(({ code }) => code === tag) ?? choosable.find(({ code }) => code === tag.split('-')[0]) ?? [],
  )
  return [...new Set([...known, ...choosable])].slice(0, 3)
}
