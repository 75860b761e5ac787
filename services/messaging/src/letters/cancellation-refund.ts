import type { BookingView } from '@nordbo/contracts'

type Refunds = Pick<BookingView, 'refunds'>

const ofCancelling = ({ refunds }: Refunds): BookingView['refunds'] =>
  refunds.filter(({ reason }) => reason === 'guest_cancelled' || reason === 'host_cancelled')

/** The refund of a cancellation, øre, without earlier refunds. */
export const cancellationRefundOre = (booking: Refunds): number =>
  ofCancelling(booking).reduce((sum, { amountOre }) => sum + amountOre, 0)

/** Whether the refund waits because a dispute is open. */
export const isRefundWaiting = (booking: Refunds): boolean =>
  ofCancelling(booking).some(({ state }) => state === 'waiting')
