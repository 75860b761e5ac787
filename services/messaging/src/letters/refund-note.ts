import type { BookingView } from '@nordbo/contracts'
import type { Letter } from './letter.ts'

/** What the host wrote to the guest about a refund, in the host's words; nothing where there are none. */
export const refundQuote = (
  { refunds }: BookingView,
  { refundId }: { refundId?: string | undefined },
  by: string,
): Letter['quote'] => {
  const note = refunds.find(({ id }) => id === refundId)?.note
  return note ? { by, text: note } : undefined
}
