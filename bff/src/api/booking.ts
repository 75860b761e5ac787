import { BookingView, type PublicUser } from '@nordbo/contracts'
import { z } from 'zod'
import { ApiHost } from './listing.ts'
import { Dkk, toDkk } from './money.ts'
import { ApiQuote, toApiQuote } from './quote.ts'

const shared = BookingView.omit({ totalOre: true, quote: true })

/** A booking as its guest sees it. */
export const ApiTrip = shared.extend({ total: Dkk, quote: ApiQuote, host: ApiHost.nullable() }).meta({ id: 'Trip' })
export type ApiTrip = z.infer<typeof ApiTrip>

/** A booking as its host sees it: with the guest and the host's own share. */
export const ApiReservation = shared
  .extend({
    total: Dkk,
    quote: ApiQuote,
    platformFee: Dkk,
    hostShare: Dkk,
    guest: ApiHost.nullable(),
  })
  .meta({ id: 'Reservation' })
export type ApiReservation = z.infer<typeof ApiReservation>

/** A booking with what its guest needs to pay. */
export const ApiPayableTrip = ApiTrip.extend({ clientSecret: z.string().nullable() }).meta({ id: 'PayableTrip' })

/** A guest's view as the API shows it. */
export const toApiTrip = ({ totalOre, quote, ...booking }: BookingView, host: PublicUser | undefined): ApiTrip => ({
  ...booking,
  total: toDkk(totalOre),
  quote: toApiQuote(quote),
  host: host ?? null,
})

/** A host's view as the API shows it. */
export const toApiReservation = (
  { totalOre, quote, ...booking }: BookingView,
  guest: PublicUser | undefined,
): ApiReservation => ({
  ...booking,
  total: toDkk(totalOre),
  quote: toApiQuote(quote),
  platformFee: toDkk(quote.platformFeeOre),
  hostShare: toDkk(quote.hostShareOre),
  guest: guest ?? null,
})
