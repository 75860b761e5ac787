import { type BookingStatus, ReservationTab } from '@nordbo/contracts'

/** The filter of a tab; `null` for no condition. Dates are those of Copenhagen. */
export interface TabRule {
  statuses: readonly BookingStatus[] | null
  /** Check-in is after today, or today at the latest. */
  checkIn: 'after' | 'reached' | null
  /** Check-out is before today, or today at the earliest. */
  checkOut: 'before' | 'ahead' | null
}

/** The filter of each tab; approved and awaiting payment are shown as one (docs/product/booking.md, Tabs of a host). */
export const tabRules = {
  upcoming: { statuses: ['confirmed', 'awaiting_payment', 'host_approved'], checkIn: 'after', checkOut: null },
  ongoing: { statuses: ['confirmed'], checkIn: 'reached', checkOut: 'ahead' },
  ended: { statuses: ['confirmed', 'completed'], checkIn: null, checkOut: 'before' },
  cancelled: { statuses: ['cancelled', 'cancelled_by_guest', 'cancelled_by_host'], checkIn: null, checkOut: null },
  all: { statuses: null, checkIn: null, checkOut: null },
} as const satisfies Record<ReservationTab, TabRule>

/** The tabs of a booking. The SQL filters follow the same rules. */
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
