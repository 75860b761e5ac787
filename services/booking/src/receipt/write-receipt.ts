import { nightsBetween, type Receipt, type ReceiptSide, receiptFigures, receiptNumber } from '@nordbo/contracts'
import type { ShownBooking } from '../booking/booking-view-store.ts'
import { isTakenBack } from '../dispute/taken-back.ts'
import type { BookedStory } from './money-store.ts'
import { contactOf, type People, paperNameOf } from './people-of-a-stay.ts'

/** A booking's receipt as one of its people reads it; undefined until something was paid. */
export const writeReceipt = (
  booking: ShownBooking,
  story: BookedStory,
  people: People,
  side: ReceiptSide,
): Receipt | undefined => {
  const [first] = story.payments
  if (story.receipt === null || !first) return undefined
  const guest = contactOf(people, booking.guestId)
  const host = contactOf(people, booking.hostId)
  /** Everybody reads their own name in full. */
  const nameFor = (whose: ReceiptSide, id: string): string =>
    whose === side ? (contactOf(people, id)?.name ?? '') : paperNameOf(booking, people, id)
  return {
    ...receiptFigures(booking.quote, story, side),
    side,
    number: receiptNumber(story.receipt),
    issuedAt: first.at,
    bookingId: booking.id,
    status: booking.status,
    takenBackByBank: isTakenBack(booking),
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
