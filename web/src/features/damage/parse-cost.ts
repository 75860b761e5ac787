import { type ParsedKroner, parseWholeKroner } from '../../lib/format/parse-whole-kroner.ts'

/** The highest cost that the server accepts, DKK. */
export const highestCost = 100_000_000

/** Parses a typed price of a damage. Returns the reason where it is no price, and null for an empty field. */
export const parseCost = (text: string): ParsedKroner | { amount: null } =>
  text.trim() === '' ? { amount: null } : parseWholeKroner(text, { least: 0, most: highestCost })
