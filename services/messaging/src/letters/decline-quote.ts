import type { BookingView, DeclineCode } from '@nordbo/contracts'
import type { Letter } from './letter.ts'

/** Why a request was declined: the product's reason in the letter's language, or the host's own words. */
export const declineQuote = (
  { declineReason, declineCode }: BookingView,
  by: string,
  words: Record<DeclineCode, string>,
): Letter['quote'] => {
  const text = declineCode === null ? declineReason : words[declineCode]
  return text ? { by, text } : undefined
}
