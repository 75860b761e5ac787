import { CalendarMonth, type HostBookings, type HostEarnings, Percent } from '@nordbo/contracts'
import { z } from 'zod'
import { Dkk, toDkk } from '../http/money.ts'

/** A host's work at a glance (docs/product/hosting.md, Overview), amounts in DKK. */
export const ApiHostOverview = z
  .object({
    pendingRequestsCount: z.int(),
    /** Confirmed stays that begin today or within the next 30 days. */
    upcomingReservationsCount: z.int(),
    unreadThreadsCount: z.int(),
    monthRevenue: Dkk,
    occupancyPctMonth: Percent,
    /** Null without reviews. */
    avgRating: z.number().nullable(),
    reviewCount: z.int(),
    /** The last twelve months, the current one last. */
    months: z.array(
      z.object({
        month: CalendarMonth,
        revenue: Dkk,
        occupancyPct: Percent,
        bookedNights: z.int(),
        openNights: z.int(),
      }),
    ),
  })
  .meta({ id: 'HostOverview' })
export type ApiHostOverview = z.infer<typeof ApiHostOverview>

/** What the services know about a host's work. */
export interface OverviewParts {
  bookings: HostBookings
  earnings: HostEarnings
  rating: { rating: number | null; reviewCount: number }
  unreadThreads: number
}

/** The overview as the API shows it. Months that only one service has are left out: they asked the clock on both sides of midnight. */
export const toApiHostOverview = ({ bookings, earnings, rating, unreadThreads }: OverviewParts): ApiHostOverview => {
  const earnedIn = new Map(earnings.months.map(({ month, earnedOre }) => [month, earnedOre]))
  const months = bookings.months.flatMap(({ month, percent, bookedNights, openNights }) => {
    const earnedOre = earnedIn.get(month)
    const revenue = earnedOre === undefined ? [] : [toDkk(earnedOre)]
    return revenue.map((amount) => ({ month, revenue: amount, occupancyPct: percent, bookedNights, openNights }))
  })
  const current = months.at(-1)
  return {
    pendingRequestsCount: bookings.pendingRequests,
    upcomingReservationsCount: bookings.upcomingStays,
    unreadThreadsCount: unreadThreads,
    monthRevenue: current?.revenue ?? 0,
    occupancyPctMonth: current?.occupancyPct ?? 0,
    avgRating: rating.rating,
    reviewCount: rating.reviewCount,
    months,
  }
}
