import { type BookableListing, copenhagenDate, inCampaign } from '@nordbo/contracts'

/** Another booking became the listing's first after the quote and before the lock. The price must be quoted again. */
export class FirstBookingTaken extends Error {
  override name = 'FirstBookingMade'
}

/** Is a new booking its listing's first, once the guest's own overlapping holds are replaced? */
export const isFirstBooking = (feeExempt: readonly string[], replaced: readonly { id: string }[]): boolean =>
  feeExempt.every((id) => replaced.some((hold) => hold.id === id))

/** Is a new booking exempt from the host fee by the campaign? Checked again under the listing's lock. */
export const isFeeExempt = (
  runs: boolean,
  home: Pick<BookableListing, 'publishedAt'>,
  feeExempt: readonly string[],
  replaced: readonly { id: string }[],
  now: Date,
): boolean => runs && inCampaign(home.publishedAt, copenhagenDate(now)) && isFirstBooking(feeExempt, replaced)
