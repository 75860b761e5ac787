/** The same in Danish and in English. */
export type Bilingual = readonly [danish: string, english: string]

/** Languages that the market speaks, as places in {@link Bilingual}. */
export const danish = 0
export const english = 1
export type LanguageIndex = typeof danish | typeof english
