import type { BookingView } from '@nordbo/contracts'
import { english } from './speech.ts'

const { amount, date, guests, time } = english
/** How every letter ends. */
export const signature = 'Kind regards\nNordbo'
/** Said where no money moved. */
export const nothingTaken = 'Your card has not been charged.'

/** When and for whom. */
export const stay = (booking: BookingView, today: string): [string, string][] => [
  ['Check-in', `${date(booking.checkIn, today)} from ${time(booking.listing.checkInFrom)}`],
  ['Check-out', `${date(booking.checkOut, today)} before ${time(booking.listing.checkOutBefore)}`],
  ['Guests', guests(booking.guests)],
]
/** What the guest pays. */
export const cost = (booking: BookingView): [string, string] => ['Total', amount(booking.totalOre)]
/** What the host earns. */
export const earnings = (booking: BookingView): [string, string] => ['You earn', amount(booking.quote.hostShareOre)]
