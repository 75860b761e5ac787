/**
 * The languages of the product (docs/product/languages.md, Languages). The order is that of every list that a person
 * chooses from. A language is offered once the files that it waits for are all there.
 */
export const languages = [
  line('da', 'Dansk', 'Danmark', 'da-DK', 'ltr', 'whole', null),
  line('en', 'English', 'United States', 'en-GB', 'ltr', 'whole', 'da'),
  line('en-GB', 'English', 'United Kingdom', 'en-GB', 'ltr', 'differences', 'en'),
  line('de', 'Deutsch', 'Deutschland', 'de-DE', 'ltr', 'guest', 'en'),
  line('fr', 'Français', 'France', 'fr-FR', 'ltr', 'guest', 'en'),
  line('pt', 'Português', 'Brasil', 'pt-BR', 'ltr', 'guest', 'en'),
  line('zh', '中文', '中国', 'zh-CN', 'ltr', 'guest', 'en'),
  line('ar', 'العربية', 'العالم العربي', 'ar', 'rtl', 'guest', 'en'),
] as const

/** A language's code, as it stands in addresses, cookies and profiles. */
export type LanguageCode = (typeof languages)[number]['code']

/** The codes of all languages. */
export const languageCodes: readonly LanguageCode[] = languages.map(({ code }) => code)

/** One language. */
export type Language = Line<LanguageCode>

interface Line<Code extends string> {
  code: Code
  /** Its name in the language itself. */
  name: string
  /** The region, in the language itself. */
  region: string
  /** The BCP 47 tag by which Intl formats numbers, dates and lists. */
  tag: string
  direction: 'ltr' | 'rtl'
  /** Which texts it has: all, all that a guest sees, or only those that differ from its base. */
  texts: 'whole' | 'guest' | 'differences'
  /** The language that has the texts which this one lacks. */
  base: string | null
}

function line<const Code extends string>(
  code: Code,
  name: string,
  region: string,
  tag: string,
  direction: Line<Code>['direction'],
  texts: Line<Code>['texts'],
  base: string | null,
): Line<Code> {
  return { code, name, region, tag, direction, texts, base }
}

/** The language that the product begins and ends with (docs/product/languages.md, Languages). */
export const defaultLanguage = 'da' satisfies LanguageCode

const byCode: ReadonlyMap<string, Language> = new Map(languages.map((language) => [language.code, language]))

/** Is a text the code of a language? */
export const isLanguageCode = (text: string | null | undefined): text is LanguageCode => byCode.has(text ?? '')

/** The language of a code. */
export const languageOf = (code: LanguageCode): Language => {
  const language = byCode.get(code)
  if (!language) throw new Error(`there is no language ${code}`)
  return language
}

/** The language and those that it falls back to, nearest first. */
export const languageChain = (code: LanguageCode): Language[] => {
  const language = languageOf(code)
  return isLanguageCode(language.base) ? [language, ...languageChain(language.base)] : [language]
}
