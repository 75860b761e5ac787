import type { BookingView, DeclineCode } from '@nordbo/contracts'
import type { Letter } from './letter.ts'

/** Why a request was declined: by the house, in the letter's language, or in the host's own words; nothing where nobody said. */
export const declineQuote = (
  { declineReason, declineCode }: BookingView,
  by: string,
  words: Record<DeclineCode, string>,
): Letter['quote'] => {
  const text = declineCode === null ? declineReason : words[declineCode]
  return text ? { by, text } : undefined
}
