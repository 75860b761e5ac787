import { z } from 'zod'
import { CalendarMonth } from '../values/calendar.ts'
import { SignedOre } from '../values/money.ts'

/** What a host earns in each of the last twelve months, the current one last (docs/product/hosting.md, Overview). */
export const HostEarnings = z.object({
  months: z
    .array(
      z.object({
        month: CalendarMonth,
        /** The host's shares of the stays that begin in it, less refunds, øre. */
        earnedOre: SignedOre,
      }),
    )
    .length(12),
})
export type HostEarnings = z.infer<typeof HostEarnings>
