export * from './read-texts.ts'
export * from './translate.ts'
