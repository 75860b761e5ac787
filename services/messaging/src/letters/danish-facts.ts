import type { BookingView } from '@nordbo/contracts'
import { danish } from './speech.ts'

const { amount, date, guests, time } = danish
/** How every letter ends. */
export const signature = 'Venlig hilsen\nNordbo'
/** Said where no money moved. */
export const nothingTaken = 'Der er ikke trukket penge på dit kort.'

/** When and for whom. */
export const stay = (booking: BookingView, today: string): [string, string][] => [
  ['Ankomst', `${date(booking.checkIn, today)} fra ${time(booking.listing.checkInFrom)}`],
  ['Afrejse', `${date(booking.checkOut, today)} senest ${time(booking.listing.checkOutBefore)}`],
  ['Gæster', guests(booking.guests)],
]
/** What the guest pays. */
export const cost = (booking: BookingView): [string, string] => ['I alt', amount(booking.totalOre)]
/** What the host earns. */
export const earnings = (booking: BookingView): [string, string] => ['Du tjener', amount(booking.quote.hostShareOre)]
