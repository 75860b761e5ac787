import { type ParsedKroner, parseWholeKroner } from '../../lib/format/parse-whole-kroner.ts'

/** What a host typed as the amount of a refund: whole DKK within what is left, or why not. */
export const parseRefund = (text: string, left: number): ParsedKroner =>
  parseWholeKroner(text, { least: 1, most: Math.floor(left) })
