import type { BookingStatus } from '../../../lib/api/model.ts'

const unpaid: ReadonlySet<BookingStatus> = new Set(['pending', 'host_approved', 'awaiting_payment'])

/**
 * What the page after payment shows: the booked stay, or that the payment is being confirmed. `pay` and `trip`
 * redirect. `paidHere`: the payment succeeded in this browser.
 */
export const bookedView = (status: BookingStatus, paidHere: boolean): 'booked' | 'waiting' | 'pay' | 'trip' => {
  if (status === 'confirmed') return 'booked'
  if (unpaid.has(status)) return paidHere ? 'waiting' : 'pay'
  return 'trip'
}
