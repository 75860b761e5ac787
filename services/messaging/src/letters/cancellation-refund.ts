import type { BookingView } from '@nordbo/contracts'

type Refunds = Pick<BookingView, 'refunds'>

const ofCancelling = ({ refunds }: Refunds): BookingView['refunds'] =>
  refunds.filter(({ reason }) => reason === 'guest_cancelled' || reason === 'host_cancelled')

/** What a cancellation itself gives back, øre: what went back before, for a change or as a part, was told when it did. */
export const cancellationRefundOre = (booking: Refunds): number =>
  ofCancelling(booking).reduce((sum, { amountOre }) => sum + amountOre, 0)

/** Does it wait, because a bank holds the payment? */
export const isRefundWaiting = (booking: Refunds): boolean =>
  ofCancelling(booking).some(({ state }) => state === 'waiting')
