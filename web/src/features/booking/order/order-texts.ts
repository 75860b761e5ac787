import type { ListingDetail } from '../../../lib/api/model.ts'
import type { BookingBlocker } from './booking-blocker.ts'

/** Where a stay is ordered. Each has its own texts (docs/product/booking.md, Dialog). */
export type Surface = 'dialog' | 'checkout'

const shared = {
  guestsRequired: { title: 'guestsRequiredTitle', text: 'guestsRequiredText' },
  guestsTooMany: { title: 'checkout.guestsTitle', text: 'checkout.guestsText' },
  signIn: { title: 'loginTitle', text: 'loginText' },
  adultRequired: { title: 'checkout.adultTitle', text: 'checkout.adultRequired' },
} as const

const words = {
  dialog: {
    ...shared,
    datesRequired: { title: 'datesRequiredTitle', text: 'datesRequiredText' },
    datesTaken: { title: 'datesTakenTitle', text: 'datesTakenText' },
  },
  checkout: {
    ...shared,
    datesRequired: { title: 'checkout.datesRequiredTitle', text: 'checkout.datesRequiredText' },
    datesTaken: { title: 'checkout.datesTakenTitle', text: 'checkout.datesTakenText' },
  },
} as const satisfies Record<Surface, Record<BookingBlocker, { title: string; text: string }>>

/** Text keys of the toast for a blocker. */
export const blockerTexts = <S extends Surface, H extends BookingBlocker>(surface: S, blocker: H) =>
  words[surface][blocker]

/** Text key for an order that fails without a reason. */
export const genericFailureTexts = (surface: Surface, mode: ListingDetail['bookingMode']) => {
  if (surface === 'checkout') return 'checkout.failed'
  return mode === 'request' ? 'requestFailed' : 'errorText'
}
