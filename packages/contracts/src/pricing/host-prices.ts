import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { CalendarDate, DateRange } from '../values/calendar.ts'
import { CalendarChange, CalendarChanged, CalendarChangeId } from '../values/calendar-change.ts'
import { DaysOfHomes } from '../values/days-of-homes.ts'
import { ListingId } from '../values/ids.ts'
import { Ore } from '../values/money.ts'
import { NightPriceOre } from './rates.ts'

/** Most own prices of the homes in one answer, which then fits into a message: those of ten homes with another price each night. */
export const mostPriceRuns = 3_660

/** The prices of a home's nights: base, weekend, and runs of overrides. */
export const HostPrices = z.object({
  listingId: ListingId,
  revision: z.int(),
  baseOre: Ore,
  weekendOre: Ore,
  overrides: z.array(DateRange.extend({ priceOre: Ore })),
})
export type HostPrices = z.infer<typeof HostPrices>

const ownErrors = ['rates.notFound', 'rates.notOwner', 'auth.suspended'] as const

/** Procedures about the prices of a host's own homes by date; an administrator acts for any host. */
export const hostPriceProcedures = {
  /**
   * Prices of homes within [from, to), and which nights are weekend nights. Homes without a rate card are left out; `rest` names those
   * that did not fit into the answer.
   */
  hostPrices: procedure({
    input: z.object({
      listingIds: z.array(ListingId).min(1).max(100),
      from: CalendarDate,
      to: CalendarDate,
    }),
    output: z.object({ homes: z.array(HostPrices), rest: z.array(ListingId), weekendNights: z.array(z.int()) }),
    errors: [...ownErrors, 'quote.datesInvalid'],
    actor: ['user'],
  }),
  /** Sets the price of days of homes, or removes their own prices with null, all or none. */
  setPriceOverrides: procedure({
    input: z.object({ homes: DaysOfHomes, priceOre: NightPriceOre.nullable() }),
    output: CalendarChanged,
    errors: ownErrors,
    actor: ['user'],
    idempotent: true,
    timeoutMs: 10_000,
  }),
  /** The person's latest changes of prices, newest first. */
  priceChanges: procedure({
    input: z.object({}),
    output: z.object({ changes: z.array(CalendarChange) }),
    actor: ['user'],
  }),
  /** Restores the prices that a change replaced. Refused if any of them has been changed since. */
  undoPriceChange: procedure({
    input: z.object({ id: CalendarChangeId }),
    output: CalendarChanged,
    errors: [...ownErrors, 'calendar.changedSince', 'calendar.undoTooLate', 'calendar.changeNotFound'],
    actor: ['user'],
    idempotent: true,
    timeoutMs: 10_000,
  }),
}
