import { readWholeKroner, type TypedKroner } from '../../lib/format/parse-whole-kroner.ts'

/** The highest price of a damage that the server takes, DKK. */
export const highestCost = 100_000_000

/** The price of a damage as it was typed, or why it is none; null for nothing. */
export const readCost = (text: string): TypedKroner | { amount: null } =>
  text.trim() === '' ? { amount: null } : readWholeKroner(text, { least: 0, most: highestCost })
