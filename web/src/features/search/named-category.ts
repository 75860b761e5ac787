import type { CategorySlug } from './search-categories.ts'

/** What people say for a category instead of its name, in Danish and English. */
const spoken: readonly (readonly [CategorySlug, RegExp])[] = [
  [
    'ved-stranden',
    /(?<!\p{L})(?:(?:ved|tæt på|nær) (?:havet|stranden|vandet|kysten)|(?:by|at|near|on) the (?:sea(?:side)?|beach|coast|water))(?!\p{L})/iu,
  ],
  ['ved-soeen', /(?<!\p{L})(?:(?:ved|tæt på|nær) søen|(?:by|at|near|on) (?:the|a) lake)(?!\p{L})/iu],
  ['i-fjeldet', /(?<!\p{L})(?:i (?:fjeldet|fjeldene|bjergene)|in the mountains)(?!\p{L})/iu],
]

/** The category that words name, if any. */
export const findNamedCategory = (text: string): CategorySlug | null =>
  spoken.find(([, words]) => words.test(text))?.[0] ?? null

/** A text without the words that name a category: that category asks for the same already. */
export const removeCategoryWords = (text: string, category: CategorySlug | null): string => {
  const words = spoken.find(([slug]) => slug === category)?.[1]
  return words ? text.replace(words, ' ').replace(/\s+/g, ' ').trim() : text
}
