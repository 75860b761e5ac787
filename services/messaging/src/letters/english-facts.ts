import type { BookingView } from '@nordbo/contracts'
import { english } from './language-format.ts'

const { amount, date, guests, time } = english
/** The signature of letters. */
export const signature = 'Kind regards\nNordbo'
/** For bookings that ended unpaid. */
export const notCharged = 'Your card has not been charged.'

/** Dates and guests. */
export const stayFacts = (booking: BookingView, today: string): [string, string][] => [
  ['Check-in', `${date(booking.checkIn, today)} from ${time(booking.listing.checkInFrom)}`],
  ['Check-out', `${date(booking.checkOut, today)} before ${time(booking.listing.checkOutBefore)}`],
  ['Guests', guests(booking.guests)],
]
/** What the guest pays. */
export const totalFact = (booking: BookingView): [string, string] => ['Total', amount(booking.totalOre)]
/** What the host earns. */
export const earningsFact = (booking: BookingView): [string, string] => ['You earn', amount(booking.quote.hostShareOre)]
