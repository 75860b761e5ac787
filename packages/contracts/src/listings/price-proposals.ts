import { z } from 'zod'
import { NightPriceOre } from '../pricing/rates.ts'
import { procedure } from '../rpc/procedure.ts'
import { CalendarDate } from '../values/calendar.ts'
import { ListingId } from '../values/ids.ts'
import { Percent } from '../values/money.ts'

/** Nights from today on for which prices are proposed (docs/product/extras.md, Price proposals). */
export const proposalDays = 90

/** A proposed price of one night, with what it is computed from. Amounts are øre. */
export const PriceProposal = z.object({
  date: CalendarDate,
  currentOre: z.int(),
  proposedOre: NightPriceOre,
  /** Of the comparable homes' prices that night. */
  medianOre: z.int(),
  /** How many of the comparable homes are taken that night, percent. */
  takenPercent: Percent,
})
export type PriceProposal = z.infer<typeof PriceProposal>

const ownHome = ['listing.notFound', 'listing.notOwner'] as const

/** Procedures of the extra SMART_PRICING, for the home's host and admins; `auth.forbidden` while the home does not have it. */
export const proposalProcedures = {
  /** Proposed prices by date; none with too few comparable homes. */
  priceProposals: procedure({
    input: z.object({ id: ListingId }),
    output: z.object({
      /** How many homes they are compared with. */
      homes: z.int(),
      items: z.array(PriceProposal).max(proposalDays),
    }),
    errors: ownHome,
    actor: ['user'],
  }),
  /** Records that the host took or dismissed these prices, which are not proposed again for their dates. */
  decideProposals: procedure({
    input: z.object({
      id: ListingId,
      prices: z
        .array(z.object({ date: CalendarDate, priceOre: NightPriceOre }))
        .min(1)
        .max(proposalDays),
    }),
    output: z.object({ decided: z.int() }),
    errors: [...ownHome, 'auth.suspended'],
    actor: ['user'],
    idempotent: true,
  }),
}
