import { addDays, type BookingView, countedGuests } from '@nordbo/contracts'

type Stay = Pick<BookingView, 'listing' | 'checkIn' | 'checkOut' | 'guests'>

const withStay = (path: string, { checkIn, checkOut, guests }: Stay, more: Record<string, string> = {}): string => {
  const query = new URLSearchParams({ ...more, checkIn, checkOut, guests: String(countedGuests(guests)) })
  for (const kind of ['children', 'babies', 'pets'] as const)
    if (guests[kind] > 0) query.set(kind, String(guests[kind]))
  return `${path}?${query}`
}

/** The path to a search with the same place, dates and guests. */
export const similarHomesPath = (stay: Stay): string => withStay('/search', stay, { place: stay.listing.city })

/** The path to the home's page with the same dates and guests. */
export const bookAgainPath = (stay: Stay): string => withStay(`/listing/${stay.listing.id}`, stay)

/** Whether check-in is so near that the guest is offered help (docs/product/booking.md, Cancellation). */
export const needsHelp = (booking: BookingView, today: string): boolean => booking.checkIn < addDays(today, 30)
