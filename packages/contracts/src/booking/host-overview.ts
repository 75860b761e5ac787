import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { CalendarMonth } from '../values/calendar.ts'
import { Percent } from '../values/money.ts'

/** How many nights of a host's homes guests stayed or will stay in one month (docs/product/hosting.md, Overview). */
export const MonthOccupancy = z.object({
  month: CalendarMonth,
  /** Nights of confirmed and completed stays. */
  bookedNights: z.int(),
  /** Nights that guests could have, the booked ones included. */
  openNights: z.int(),
  /** Booked nights of the open ones, rounded; 0 without open nights. */
  percent: Percent,
})
export type MonthOccupancy = z.infer<typeof MonthOccupancy>

/** What booking knows about a host's work (docs/product/hosting.md, Overview). */
export const HostBookings = z.object({
  pendingRequests: z.int(),
  /** Confirmed stays that begin today or within the next 30 days. */
  upcomingStays: z.int(),
  /** The last twelve months, the current one last. */
  months: z.array(MonthOccupancy).length(12),
})
export type HostBookings = z.infer<typeof HostBookings>

export const hostOverviewProcedures = {
  /** The signed-in host's requests, arrivals and occupancy. */
  hostOverview: procedure({
    input: z.object({}),
    output: HostBookings,
    errors: ['auth.forbidden', 'auth.suspended'],
    actor: ['user'],
  }),
}
