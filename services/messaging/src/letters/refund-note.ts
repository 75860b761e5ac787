import type { BookingView } from '@nordbo/contracts'
import type { Letter } from './letter.ts'

/** What the host wrote to the guest about a part that went back, in the host's words; nothing where there are none. */
export const refundNote = ({ refunds }: BookingView, amountOre: number, by: string): Letter['quote'] => {
  // A letter follows its refund at once: of several alike it is the newest.
  const told = refunds.findLast((refund) => refund.reason === 'partial' && refund.amountOre === amountOre)
  return told?.note ? { by, text: told.note } : undefined
}
