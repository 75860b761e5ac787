import { BookingView, type PublicUser } from '@nordbo/contracts'
import { z } from 'zod'
import { ApiHost } from './listing.ts'
import { Dkk, toDkk } from './money.ts'
import { ApiQuote, toApiQuote } from './quote.ts'

const refund = BookingView.shape.refunds.element.omit({ amountOre: true }).extend({ amount: Dkk })
const shared = BookingView.omit({ totalOre: true, quote: true, refundedOre: true, hostKeepsOre: true }).extend({
  /** What goes or went back to the guest, and one by one. */
  refunded: Dkk,
  refunds: z.array(refund),
})
type Shared = z.infer<typeof shared>

/** A booking as its guest sees it. */
export const ApiTrip = shared
  .extend({
    ...{ total: Dkk, quote: ApiQuote, host: ApiHost.nullable() },
    /** Has the guest written the review of the stay? */
    reviewed: z.boolean(),
  })
  .meta({ id: 'Trip' })
export type ApiTrip = z.infer<typeof ApiTrip>

/** A booking as its host sees it: with the guest and the host's own share. */
export const ApiReservation = shared
  .extend({
    total: Dkk,
    quote: ApiQuote,
    platformFee: Dkk,
    hostShare: Dkk,
    /** What the host keeps after refunds of a stay that was paid; 0 for all others. */
    hostKeeps: Dkk,
    guest: ApiHost.nullable(),
  })
  .meta({ id: 'Reservation' })
export type ApiReservation = z.infer<typeof ApiReservation>

/** A stay that ended lately, as its host sees it. */
export const ApiEndedStay = ApiReservation.extend({
  /** Has the host written the review of the guest? */
  reviewed: z.boolean(),
}).meta({ id: 'EndedStay' })

/** A booking with what its guest needs to pay. */
export const ApiPayableTrip = ApiTrip.extend({ clientSecret: z.string().nullable() }).meta({ id: 'PayableTrip' })

const toShared = ({
  refundedOre,
  refunds,
  ...booking
}: Omit<BookingView, 'totalOre' | 'quote' | 'hostKeepsOre'>): Shared => ({
  ...booking,
  refunded: toDkk(refundedOre),
  refunds: refunds.map(({ amountOre, ...rest }) => ({ ...rest, amount: toDkk(amountOre) })),
})

/** A guest's view as the API shows it. */
export const toApiTrip = (
  { totalOre, quote, hostKeepsOre: _, ...booking }: BookingView,
  host: PublicUser | undefined,
  reviewed: boolean,
): ApiTrip => ({
  ...toShared(booking),
  reviewed,
  total: toDkk(totalOre),
  quote: toApiQuote(quote),
  host: host ?? null,
})

/** A host's view as the API shows it. */
export const toApiReservation = (
  { totalOre, quote, hostKeepsOre, ...booking }: BookingView,
  guest: PublicUser | undefined,
): ApiReservation => ({
  ...toShared(booking),
  hostKeeps: toDkk(hostKeepsOre),
  total: toDkk(totalOre),
  quote: toApiQuote(quote),
  platformFee: toDkk(quote.platformFeeOre),
  hostShare: toDkk(quote.hostShareOre),
  guest: guest ?? null,
})
