import { readWholeKroner, type TypedKroner } from '../../lib/format/parse-whole-kroner.ts'

/** What a host typed as the amount of a refund: whole DKK within what is left, or why not. */
export const readRefund = (text: string, left: number): TypedKroner =>
  readWholeKroner(text, { least: 1, most: Math.floor(left) })
