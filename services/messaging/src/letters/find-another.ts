import { addDays, type BookingView, countedGuests } from '@nordbo/contracts'

/** Where to look for another home of the same place, dates and people. */
export const findAnother = ({ listing, checkIn, checkOut, guests }: BookingView): string => {
  const counted = String(countedGuests(guests))
  const query = new URLSearchParams({ place: listing.city, checkIn, checkOut, guests: counted })
  for (const kind of ['children', 'babies', 'pets'] as const)
    if (guests[kind] > 0) query.set(kind, String(guests[kind]))
  return `/search?${query}`
}

/** Is check-in so near that a host's cancellation leaves the guest in need of help (platform.md §9)? */
export const needsHelp = (booking: BookingView, today: string): boolean => booking.checkIn < addDays(today, 30)
