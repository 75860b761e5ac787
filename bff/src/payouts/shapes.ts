import {
  type BookingView,
  bookingReference,
  Country,
  type OutputOf,
  PayoutAccount,
  PayoutLine,
  type PayoutSummary,
  PayoutView,
  type PublicUser,
  payoutCountry,
  type payoutsService,
} from '@nordbo/contracts'
import { z } from 'zod'
import { Dkk, toDkk } from '../http/money.ts'

/** How a host's account at the provider stands. */
export const ApiPayoutAccount = PayoutAccount.meta({ id: 'PayoutAccount' })

/** A payout as its host sees it. */
export const ApiPayout = PayoutView.omit({ revenueOre: true, amountOre: true, owedOre: true })
  .extend({ revenue: Dkk, amount: Dkk, owed: Dkk })
  .meta({ id: 'Payout' })
export type ApiPayout = z.infer<typeof ApiPayout>

/** A payout in a list, with the name of the home; null where the host has it no longer. */
export const ApiListedPayout = ApiPayout.extend({ home: z.string().nullable() }).meta({ id: 'ListedPayout' })

const ApiPayoutLine = PayoutLine.omit({ revenueOre: true, platformFeeOre: true, hostOre: true, counterpartId: true })
  .extend({
    ...{ revenue: Dkk, platformFee: Dkk, host: Dkk },
    /** Of an offset: the host's other booking, as people say it. */
    counterpart: z.string().nullable(),
  })
  .meta({ id: 'PayoutLine' })

/** One payout with whose it is, for which stay, and what happened to it. */
export const ApiPayoutStatement = ApiPayout.extend({
  /** The booking as people say it. */
  reference: z.string(),
  /** The country is that of the host's account. */
  host: z.object({ name: z.string(), country: Country }),
  home: z.object({ title: z.string(), city: z.string(), country: Country }),
  /** Whom the stay was with, by their first name; empty where the account is gone. */
  guest: z.string(),
  lines: z.array(ApiPayoutLine),
  /** What the platform keeps of the revenue; the host's share is the rest. */
  platformFee: Dkk,
  /** What of the share was sent or set off. */
  sent: Dkk,
}).meta({ id: 'PayoutStatement' })
export type ApiPayoutStatement = z.infer<typeof ApiPayoutStatement>

/** A host's figures. */
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

/** A payout as the API shows it. Field by field: what a statement says beside it stays with the statement. */
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

/** A statement as the API shows it, for the stay that it is about. */
export const toApiStatement = (
  { lines, ...payout }: OutputOf<typeof payoutsService.procedures.byId>,
  { id, listing, guestId }: Pick<BookingView, 'id' | 'listing' | 'guestId'>,
  { hostName, userCache }: { hostName: string; userCache: ReadonlyMap<string, Pick<PublicUser, 'name'>> },
): ApiPayoutStatement => ({
  ...toApiPayout(payout),
  reference: bookingReference(id),
  host: { name: hostName, country: payoutCountry },
  home: { title: listing.title, city: listing.city, country: listing.country },
  guest: userCache.get(guestId)?.name ?? '',
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
