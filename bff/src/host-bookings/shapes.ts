import type { PayoutView, PublicUser } from '@nordbo/contracts'
import { HostCampaign, Percent, Receipt, type ReservationStory } from '@nordbo/contracts'
import { z } from 'zod'
import { ApiReservation, toApiReservation } from '../bookings/shapes.ts'
import { Dkk, toDkk } from '../http/money.ts'
import { ApiPayout, toApiPayout } from '../payouts/shapes.ts'

/** The Christmas campaign of one host, with the platform fee that it waives, percent. */
export const ApiHostCampaign = HostCampaign.extend({ feePercent: Percent }).meta({ id: 'HostCampaign' })

/** One reservation with its guest and its money, amounts in DKK. */
export const ApiReservationStory = z
  .object({
    reservation: ApiReservation,
    /** The guest's name, address and, if the guest has one, phone number; null until the stay was confirmed. */
    contact: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }).nullable(),
    /** Their sum is the host's earnings before refunds. */
    lines: z.array(Receipt.shape.lines.element.omit({ amountOre: true }).extend({ amount: Dkk })),
    /** Paid by the guest and not refunded. */
    left: Dkk,
    canCancel: z.boolean(),
    canRefund: z.boolean(),
    /** The host's payout; null until the guest paid. */
    payout: ApiPayout.nullable(),
  })
  .meta({ id: 'ReservationStory' })
export type ApiReservationStory = z.infer<typeof ApiReservationStory>

/** A reservation as the API shows it. */
export const toApiReservationStory = (
  { booking, contact, lines, leftOre }: ReservationStory,
  guest: PublicUser | undefined,
  payout: PayoutView | null,
): ApiReservationStory => ({
  reservation: toApiReservation(booking, guest),
  contact,
  lines: lines.map(({ amountOre, ...line }) => ({ ...line, amount: toDkk(amountOre) })),
  left: toDkk(leftOre),
  canCancel: booking.actions.includes('cancel'),
  canRefund: booking.actions.includes('refund'),
  payout: payout && toApiPayout(payout),
})
