import type { BookingView } from '@nordbo/contracts'
import { danish } from './language-format.ts'

const { amount, date, guests, time } = danish
/** The signature of letters. */
export const signature = 'Venlig hilsen\nNordbo'
/** For bookings that ended unpaid. */
export const notCharged = 'Der er ikke trukket penge på dit kort.'

/** Dates and guests. */
export const stayFacts = (booking: BookingView, today: string): [string, string][] => [
  ['Ankomst', `${date(booking.checkIn, today)} fra ${time(booking.listing.checkInFrom)}`],
  ['Afrejse', `${date(booking.checkOut, today)} senest ${time(booking.listing.checkOutBefore)}`],
  ['Gæster', guests(booking.guests)],
]
/** What the guest pays. */
export const totalFact = (booking: BookingView): [string, string] => ['I alt', amount(booking.totalOre)]
/** What the host earns. */
export const earningsFact = (booking: BookingView): [string, string] => [
  'Du tjener',
  amount(booking.quote.hostShareOre),
]
