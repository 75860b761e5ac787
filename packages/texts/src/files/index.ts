export * from './read-texts.ts'
