declare module 'virtual:nordbo-texts' {
  import type { LanguageCode } from '@nordbo/texts'

  /** The languages whose texts are all there. */
  export const offered: readonly LanguageCode[]
  /** The texts of a part, and what loads the other parts of the language, if this is the first. */
  interface LoadedPart {
    texts: Record<string, Record<string, string>>
    loaders: Loaders
  }
  type Loaders = Readonly<Record<string, () => Promise<LoadedPart>>>
  /** What loads the first part of a language's texts. */
  export const loaders: Loaders
}

declare module 'virtual:nordbo-texts/first' {
  import type { LanguageCode } from '@nordbo/texts'

  /** The texts of first screens in every offered language, by namespace. */
  export const firstTexts: Readonly<Partial<Record<LanguageCode, Record<string, Record<string, string>>>>>
}
