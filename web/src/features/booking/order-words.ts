import type { ListingDetail } from '../../lib/api/model.ts'
import type { Hindrance } from './order-hindrance.ts'

/** Where a stay is ordered: each has words of its own (docs/product/booking.md, Dialog). */
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
} as const satisfies Record<Surface, Record<Hindrance, { title: string; text: string }>>

/** Keys of the toast that tells what an order lacks. */
export const hindranceWords = <S extends Surface, H extends Hindrance>(surface: S, hindrance: H) =>
  words[surface][hindrance]

/** Key of what is said when an order fails without a reason. */
export const unexplainedWords = (surface: Surface, mode: ListingDetail['bookingMode']) => {
  if (surface === 'checkout') return 'checkout.failed'
  return mode === 'request' ? 'requestFailed' : 'errorText'
}
