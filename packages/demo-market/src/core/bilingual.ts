/** A text in Danish and in English. */
export type Bilingual = readonly [danish: string, english: string]

/** Languages of the market, as indexes of {@link Bilingual}. */
export const danish = 0
export const english = 1
export type LanguageIndex = typeof danish | typeof english
