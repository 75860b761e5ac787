import { type ParsedKroner, parseWholeKroner } from '../../lib/format/parse-whole-kroner.ts'

/** The highest price of a damage that the server takes, DKK. */
export const highestCost = 100_000_000

/** The price of a damage as it was typed, or why it is none; null for nothing. */
export const parseCost = (text: string): ParsedKroner | { amount: null } =>
  text.trim() === '' ? { amount: null } : parseWholeKroner(text, { least: 0, most: highestCost })
