import { type BookingStatus, ReservationTab } from '@nordbo/contracts'

/** What a tab keeps of a host's bookings; `null` for no condition. Every date is one of Copenhagen. */
export interface TabRule {
  statuses: readonly BookingStatus[] | null
  /** Check-in is after today, or at the latest today. */
  checkIn: 'after' | 'reached' | null
  /** Check-out is before today, or at the earliest today. */
  checkOut: 'before' | 'ahead' | null
}

/** What each tab holds; an approval and its payment are one (docs/product/booking.md, Tabs of a host). */
export const tabRules = {
  upcoming: { statuses: ['confirmed', 'awaiting_payment', 'host_approved'], checkIn: 'after', checkOut: null },
  ongoing: { statuses: ['confirmed'], checkIn: 'reached', checkOut: 'ahead' },
  ended: { statuses: ['confirmed', 'completed'], checkIn: null, checkOut: 'before' },
  cancelled: { statuses: ['cancelled', 'cancelled_by_guest', 'cancelled_by_host'], checkIn: null, checkOut: null },
  all: { statuses: null, checkIn: null, checkOut: null },
} as const satisfies Record<ReservationTab, TabRule>

/** In which tabs a booking stands; the database asks the same of its rows. */
export const tabsOf = (
  booking: { status: BookingStatus; checkIn: string; checkOut: string },
  today: string,
): ReservationTab[] =>
  ReservationTab.options.filter((tab) => {
    const { statuses, checkIn, checkOut }: TabRule = tabRules[tab]
    return (
      (statuses === null || statuses.includes(booking.status)) &&
      (checkIn === null || booking.checkIn > today === (checkIn === 'after')) &&
      (checkOut === null || booking.checkOut < today === (checkOut === 'before'))
    )
  })
