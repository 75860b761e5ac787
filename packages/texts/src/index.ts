export type { LetterKey, WebTexts } from './keys.ts'
export * from './languages.ts'
export * from './namespaces.ts'
export * from './plurals.ts'
