import { nightsBetween, type Receipt, type ReceiptSide, receiptFigures, receiptNumber } from '@nordbo/contracts'
import type { BookingDetails } from '../booking/booking-details-store.ts'
import { isChargedBack } from '../money/charged-back.ts'
import { contactOf, documentNameOf, type StayPeople } from '../people/stay-people.ts'
import type { BookingHistory } from './booking-history-store.ts'

/** A booking's receipt as one of its people reads it; undefined until something was paid. */
export const buildReceipt = (
  booking: BookingDetails,
  story: BookingHistory,
  people: StayPeople,
  side: ReceiptSide,
): Receipt | undefined => {
  const [first] = story.payments
  if (story.receipt === null || !first) return undefined
  const guest = contactOf(people, booking.guestId)
  const host = contactOf(people, booking.hostId)
  /** Everybody reads their own name in full. */
  const nameFor = (whose: ReceiptSide, id: string): string =>
    whose === side ? (contactOf(people, id)?.name ?? '') : documentNameOf(booking, people, id)
  return {
    ...receiptFigures(booking.quote, story, side),
    side,
    number: receiptNumber(story.receipt),
    issuedAt: first.at,
    bookingId: booking.id,
    status: booking.status,
    takenBackByBank: isChargedBack(booking),
    home: { title: booking.listing.title, city: booking.listing.city, country: booking.listing.country },
    checkIn: booking.checkIn,
    checkOut: booking.checkOut,
    nights: nightsBetween(booking.checkIn, booking.checkOut),
    guests: booking.guests,
    guest: {
      name: nameFor('guest', booking.guestId),
      email: side === 'guest' ? (guest?.email ?? null) : null,
      business: null,
    },
    host: {
      name: nameFor('host', booking.hostId),
      email: side === 'host' ? (host?.email ?? null) : null,
      business: people.home?.business ?? null,
    },
  }
}
