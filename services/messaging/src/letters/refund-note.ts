import type { BookingView } from '@nordbo/contracts'
import type { Letter } from './letter.ts'

/** The host's note on a refund, if there is one. */
export const refundQuote = (
  { refunds }: BookingView,
  { refundId }: { refundId?: string | undefined },
  by: string,
): Letter['quote'] => {
  const note = refunds.find(({ id }) => id === refundId)?.note
  return note ? { by, text: note } : undefined
}
