import type { BookingStatus } from '../../lib/api/model.ts'

const unpaid: ReadonlySet<BookingStatus> = new Set(['pending', 'host_approved', 'awaiting_payment'])

/**
 * What the page after paying shows of a booking: the stay, that the payment is being confirmed, or nothing of its own: a booking that is to
 * be paid leads to its payment, any other to its trip. `paidHere`: the browser saw the payment go through.
 */
export const bookedView = (status: BookingStatus, paidHere: boolean): 'booked' | 'waiting' | 'pay' | 'trip' => {
  if (status === 'confirmed') return 'booked'
  if (unpaid.has(status)) return paidHere ? 'waiting' : 'pay'
  return 'trip'
}
