import { BookingView, CancellationPreview, ListedTrip, type PublicUser, Quote } from '@nordbo/contracts'
import { z } from 'zod'
import { Dkk, toDkk } from '../http/money.ts'
import { ApiHost } from '../listings/shapes.ts'
import { ApiQuote, toApiQuote } from '../quotes/shapes.ts'

const refund = BookingView.shape.refunds.element.omit({ amountOre: true }).extend({ amount: Dkk })
const shared = BookingView.omit({
  ...{ totalOre: true, quote: true, refundedOre: true, hostKeepsOre: true, otherName: true },
}).extend({
  /** What is or was refunded to the guest: the sum, and each refund. */
  refunded: Dkk,
  refunds: z.array(refund),
})
type Shared = z.infer<typeof shared>

/** A booking as its guest sees it, amounts in DKK. */
export const ApiTrip = shared
  .extend({
    ...{ total: Dkk, quote: ApiQuote, host: ApiHost.nullable() },
    /** Has the guest reviewed the stay? */
    reviewed: z.boolean(),
  })
  .meta({ id: 'Trip' })
export type ApiTrip = z.infer<typeof ApiTrip>

/** A trip in a list, with the actions it needs from its guest. */
export const ApiListedTrip = ApiTrip.extend({ needs: ListedTrip.shape.needs, ended: ListedTrip.shape.ended }).meta({
  id: 'ListedTrip',
})

/** A booking as its host sees it, with the guest and the host's share; amounts in DKK. */
export const ApiReservation = shared
  .extend({
    total: Dkk,
    quote: ApiQuote,
    platformFee: Dkk,
    hostShare: Dkk,
    /** The host's share after refunds; 0 for an unpaid stay. */
    hostKeeps: Dkk,
    guest: ApiHost.nullable(),
  })
  .meta({ id: 'Reservation' })
export type ApiReservation = z.infer<typeof ApiReservation>

/** A recently ended stay as its host sees it. */
export const ApiEndedStay = ApiReservation.extend({
  /** Has the host reviewed the guest? */
  reviewed: z.boolean(),
}).meta({ id: 'EndedStay' })

/** A booking with what its guest needs to pay. */
export const ApiPayableTrip = ApiTrip.extend({ clientSecret: z.string().nullable() }).meta({ id: 'PayableTrip' })

const toShared = ({
  refundedOre,
  refunds,
  ...booking
}: Omit<BookingView, 'totalOre' | 'quote' | 'hostKeepsOre' | 'otherName'>): Shared => ({
  ...booking,
  refunded: toDkk(refundedOre),
  refunds: refunds.map(({ amountOre, ...rest }) => ({ ...rest, amount: toDkk(amountOre) })),
})

/** The other person of a booking; with the full name once the booking reveals it, else with the first name. */
const other = (user: PublicUser | undefined, otherName: string | null): PublicUser | null =>
  user ? { ...user, name: otherName ?? user.name } : null

/** A guest's booking as the API shows it. */
export const toApiTrip = (
  { totalOre, quote, hostKeepsOre: _, otherName, ...booking }: BookingView,
  host: PublicUser | undefined,
  reviewed: boolean,
): ApiTrip => ({
  ...toShared(booking),
  reviewed,
  total: toDkk(totalOre),
  quote: toApiQuote(quote),
  host: other(host, otherName),
})

/** A host's booking as the API shows it. */
export const toApiReservation = (
  { totalOre, quote, hostKeepsOre, otherName, ...booking }: BookingView,
  guest: PublicUser | undefined,
): ApiReservation => ({
  ...toShared(booking),
  hostKeeps: toDkk(hostKeepsOre),
  total: toDkk(totalOre),
  quote: toApiQuote(quote),
  platformFee: toDkk(quote.platformFeeOre),
  hostShare: toDkk(quote.hostShareOre),
  guest: other(guest, otherName),
})

/** What a cancellation would refund, amounts in DKK. */
export const ApiCancellationPreview = CancellationPreview.omit({ paidOre: true, refundOre: true })
  .extend({
    /** What is paid and not refunded, and how much of it would be refunded. Empty when nothing was paid. */
    lines: z.array(CancellationPreview.shape.lines.element.pick({ kind: true }).extend({ paid: Dkk, refund: Dkk })),
    paid: Dkk,
    refund: Dkk,
  })
  .meta({ id: 'CancellationPreview' })
export type ApiCancellationPreview = z.infer<typeof ApiCancellationPreview>

/** A preview as the API shows it. */
export const toApiPreview = ({
  lines,
  paidOre,
  refundOre,
  ...preview
}: CancellationPreview): ApiCancellationPreview => ({
  ...preview,
  lines: lines.map((line) => ({ kind: line.kind, paid: toDkk(line.paidOre), refund: toDkk(line.refundOre) })),
  paid: toDkk(paidOre),
  refund: toDkk(refundOre),
})

/** The new quote in the parameters of `booking.priceChanged`, as the API shows it. */
export const toApiChangedQuote = (params: { quote?: unknown } | undefined): ApiQuote =>
  toApiQuote(Quote.parse(params?.quote))
