import type { BookingStatus } from '@nordbo/contracts'
import type { ApiReservation } from '../bookings/shapes.ts'
import { type Row, toCsv } from '../csv/csv.ts'
import type { ReceiptLanguage } from '../receipts/receipt-words.ts'

interface Words {
  columns: Row
  status: Record<BookingStatus, string>
}

const words: Record<ReceiptLanguage, Words> = {
  da: {
    columns: [
      'Booking',
      'Status',
      'Bolig',
      'By',
      'Gæst',
      'Indtjekning',
      'Udtjekning',
      'Nætter',
      'Voksne',
      'Børn',
      'Spædbørn',
      'Kæledyr',
      'Gæsten betaler (DKK)',
      'Platformsgebyr (DKK)',
      'Indtjening (DKK)',
      'Refunderet til gæsten (DKK)',
      'Du beholder (DKK)',
    ],
    status: {
      pending_request: 'Forespørgsel',
      host_approved: 'Godkendt',
      awaiting_payment: 'Godkendt',
      pending: 'Afventer betaling',
      confirmed: 'Bekræftet',
      declined: 'Afvist',
      expired: 'Udløbet',
      cancelled: 'Annulleret',
      cancelled_by_guest: 'Annulleret af gæsten',
      cancelled_by_host: 'Annulleret af dig',
      completed: 'Gennemført',
    },
  },
  en: {
    columns: [
      'Booking',
      'Status',
      'Home',
      'City',
      'Guest',
      'Check-in',
      'Check-out',
      'Nights',
      'Adults',
      'Children',
      'Infants',
      'Pets',
      'The guest pays (DKK)',
      'Platform fee (DKK)',
      'Earnings (DKK)',
      'Refunded to the guest (DKK)',
      'You keep (DKK)',
    ],
    status: {
      pending_request: 'Request',
      host_approved: 'Approved',
      awaiting_payment: 'Approved',
      pending: 'Awaiting payment',
      confirmed: 'Confirmed',
      declined: 'Declined',
      expired: 'Expired',
      cancelled: 'Cancelled',
      cancelled_by_guest: 'Cancelled by the guest',
      cancelled_by_host: 'Cancelled by you',
      completed: 'Completed',
    },
  },
}

/** A tab of a host's reservations as CSV, in the reader's language. */
export const reservationsCsv = (stays: readonly ApiReservation[], lang: ReceiptLanguage): string => {
  const { columns, status } = words[lang]
  return toCsv([
    columns,
    ...stays.map(
      (stay): Row => [
        stay.id,
        status[stay.status],
        stay.listing.title,
        stay.listing.city,
        stay.guest?.name ?? '',
        stay.checkIn,
        stay.checkOut,
        String(stay.nights),
        String(stay.guests.adults),
        String(stay.guests.children),
        String(stay.guests.babies),
        String(stay.guests.pets),
        stay.total,
        0 - stay.platformFee,
        stay.hostShare,
        stay.refunded,
        stay.hostKeeps,
      ],
    ),
  ])
}
