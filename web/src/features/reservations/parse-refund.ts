import { type ParsedKroner, parseWholeKroner } from '../../lib/format/parse-whole-kroner.ts'

/** Parses the amount of a refund: whole DKK up to what is left. */
export const parseRefund = (text: string, left: number): ParsedKroner =>
  parseWholeKroner(text, { least: 1, most: Math.floor(left) })
