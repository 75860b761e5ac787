import {
  type BookingView,
  bookingReference,
  Country,
  type OutputOf,
  PayoutAccount,
  PayoutLine,
  type PayoutSummary,
  PayoutView,
  payoutCountry,
  type payoutsService,
} from '@nordbo/contracts'
import { z } from 'zod'
import { Dkk, toDkk } from '../http/money.ts'

/** The state of a host's account at the payment provider. */
export const ApiPayoutAccount = PayoutAccount.meta({ id: 'PayoutAccount' })

/** A payout as its host sees it. */
export const ApiPayout = PayoutView.omit({ revenueOre: true, amountOre: true, owedOre: true })
  .extend({ revenue: Dkk, amount: Dkk, owed: Dkk })
  .meta({ id: 'Payout' })
export type ApiPayout = z.infer<typeof ApiPayout>

/** A payout in a list, with the title of the home; null once the host has no such home. */
export const ApiListedPayout = ApiPayout.extend({ home: z.string().nullable() }).meta({ id: 'ListedPayout' })

const ApiPayoutLine = PayoutLine.omit({ revenueOre: true, platformFeeOre: true, hostOre: true, counterpartId: true })
  .extend({
    ...{ revenue: Dkk, platformFee: Dkk, host: Dkk },
    /** For an offset: the reference of the host's other booking. */
    counterpart: z.string().nullable(),
  })
  .meta({ id: 'PayoutLine' })

/** One payout with its host, its stay and its ledger lines, amounts in DKK. */
export const ApiPayoutStatement = ApiPayout.extend({
  /** The booking's short number, which people see. */
  reference: z.string(),
  /** The country is the one of the payout account. */
  host: z.object({ name: z.string(), country: Country }),
  home: z.object({ title: z.string(), city: z.string(), country: Country }),
  /** The guest's first name; empty once the account is deleted. */
  guest: z.string(),
  lines: z.array(ApiPayoutLine),
  /** The platform's part of the revenue; the rest is the host's share. */
  platformFee: Dkk,
  /** The part of the host's share that was transferred or set off. */
  sent: Dkk,
}).meta({ id: 'PayoutStatement' })
export type ApiPayoutStatement = z.infer<typeof ApiPayoutStatement>

/** A host's earnings, amounts in DKK. `releaseHours` is the time from check-in to a payout. */
export const ApiPayoutSummary = z
  .object({
    account: ApiPayoutAccount,
    totalRevenue: Dkk,
    netEarnings: Dkk,
    paid: Dkk,
    upcoming: Dkk,
    debt: Dkk,
    sending: Dkk,
    paidThisYear: Dkk,
    releaseHours: z.int(),
  })
  .meta({ id: 'PayoutSummary' })

/** A payout as the API shows it. Fields are copied one by one, because a statement has more of them. */
export const toApiPayout = (payout: PayoutView): ApiPayout => ({
  id: payout.id,
  listingId: payout.listingId,
  periodFrom: payout.periodFrom,
  periodTo: payout.periodTo,
  status: payout.status,
  hold: payout.hold,
  sending: payout.sending,
  dueAt: payout.dueAt,
  paidAt: payout.paidAt,
  revenue: toDkk(payout.revenueOre),
  amount: toDkk(payout.amountOre),
  owed: toDkk(payout.owedOre),
})

/** A statement as the API shows it. `booking` is the paid stay; a name is empty where the account is deleted. */
export const toApiStatement = (
  { lines, ...payout }: OutputOf<typeof payoutsService.procedures.byId>,
  { id, listing }: Pick<BookingView, 'id' | 'listing'>,
  { hostName, guestName }: { hostName: string; guestName: string },
): ApiPayoutStatement => ({
  ...toApiPayout(payout),
  reference: bookingReference(id),
  host: { name: hostName, country: payoutCountry },
  home: { title: listing.title, city: listing.city, country: listing.country },
  guest: guestName,
  platformFee: toDkk(payout.revenueOre - payout.amountOre),
  sent: toDkk(payout.amountOre - payout.owedOre),
  lines: lines.map(({ revenueOre, platformFeeOre, hostOre, counterpartId, ...line }) => ({
    ...line,
    revenue: toDkk(revenueOre),
    platformFee: toDkk(platformFeeOre),
    host: toDkk(hostOre),
    counterpart: counterpartId === null ? null : bookingReference(counterpartId),
  })),
})

/** Figures as the API shows them. */
export const toApiSummary = ({ account, releaseHours, ...figures }: PayoutSummary) => ({
  ...{ account, releaseHours },
  totalRevenue: toDkk(figures.totalRevenueOre),
  netEarnings: toDkk(figures.netEarningsOre),
  paid: toDkk(figures.paidOre),
  upcoming: toDkk(figures.upcomingOre),
  debt: toDkk(figures.debtOre),
  sending: toDkk(figures.sendingOre),
  paidThisYear: toDkk(figures.paidThisYearOre),
})
