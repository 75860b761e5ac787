declare module 'virtual:nordbo-texts' {
  import type { LanguageCode } from '@nordbo/texts'

  /** The languages whose texts are all there. */
  export const offered: readonly LanguageCode[]
  /** What loads a part of the texts, by `<language>/<part>`. */
  export const loaders: Readonly<Record<string, () => Promise<{ texts: Record<string, Record<string, string>> }>>>
}

declare module 'virtual:nordbo-texts/first' {
  import type { LanguageCode } from '@nordbo/texts'

  /** The texts of first screens in every offered language, by namespace. */
  export const firstTexts: Readonly<Partial<Record<LanguageCode, Record<string, Record<string, string>>>>>
}
