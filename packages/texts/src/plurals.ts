import { type LanguageCode, languageOf } from './languages.ts'

/** The texts of a namespace: whole sentences by key, plurals with the suffix of their category. */
export type Texts = Readonly<Record<string, string>>

const suffix = /_(zero|one|two|few|many|other)$/

/** A key without the suffix of its plural category. */
export const stemOf = (key: string): string => key.replace(suffix, '')

/** The stems of all plurals among texts: those with a text for the category `other`. */
export const pluralStems = (texts: Texts): string[] =>
  Object.keys(texts).flatMap((key) => (key.endsWith('_other') ? [stemOf(key)] : []))

/** The plural categories of a language (CLDR). */
export const pluralCategories = (code: LanguageCode): string[] =>
  new Intl.PluralRules(languageOf(code).tag).resolvedOptions().pluralCategories.toSorted()

/** Texts with every plural category of a language. A category without a text has that of `other`. */
export const withPlurals = (texts: Texts, code: LanguageCode): Texts => {
  const categories = pluralCategories(code)
  const further = pluralStems(texts).flatMap((stem) =>
    categories.flatMap((category): [string, string][] => {
      const key = `${stem}_${category}`
      return Object.hasOwn(texts, key) ? [] : [[key, texts[`${stem}_other`] ?? '']]
    }),
  )
  return { ...texts, ...Object.fromEntries(further) }
}
