import { z } from 'zod'
import { CalendarDate, Instant } from '../values/calendar.ts'
import { GuestCounts } from '../values/guests.ts'
import { BookingId, ListingId, UserId, Uuid } from '../values/ids.ts'
import { Ore } from '../values/money.ts'
import { StaySide } from '../values/stay-side.ts'
import { BookingStatus } from './status.ts'

export const AlterationId = Uuid.brand<'AlterationId'>()
export type AlterationId = z.infer<typeof AlterationId>

/** How long the other side has to answer a proposal; never longer than until check-in (docs/product/booking.md, Alterations). */
export const alterationHours = 48

/** How many alterations a side may propose for one booking within 24 hours, because each proposal holds nights. */
export const mostProposals = 3

/** The smallest amount that the payment provider charges, øre: a difference below it is waived. */
export const smallestChargeOre = 250

/**
 * The state of an alteration. Both `accepted` and `awaiting_payment` mean that the guest owes the difference; in the latter a payment
 * exists.
 */
export const AlterationStatus = z.enum([
  'proposed',
  'accepted',
  'awaiting_payment',
  'applied',
  'declined',
  'withdrawn',
  'expired',
])
export type AlterationStatus = z.infer<typeof AlterationStatus>
/** Open states; a booking has at most one open alteration. */
export const openAlterationStatuses = ['proposed', 'accepted', 'awaiting_payment'] as const satisfies AlterationStatus[]

/** What a person may do with an alteration now, as the server decides. */
export const AlterationAction = z.enum(['accept', 'decline', 'withdraw', 'pay'])
export type AlterationAction = z.infer<typeof AlterationAction>

/** Why an alteration cannot be accepted or paid: its payment is disputed, refunds exceed the new price, or a person is suspended. */
export const AlterationBlocker = z.enum(['disputed', 'belowRefunds', 'personUnavailable'])
export type AlterationBlocker = z.infer<typeof AlterationBlocker>

/** Why no alteration of a stay can be proposed: its payment is disputed or was charged back. */
export const ProposalBlocker = z.enum(['disputed', 'takenBack'])
export type ProposalBlocker = z.infer<typeof ProposalBlocker>

/** New dates and guests of a stay, and what they cost. Amounts are øre. */
export const AlterationTerms = z.object({
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  nights: z.int().min(1),
  guests: GuestCounts,
  /** The total of the altered stay. */
  totalOre: Ore,
  /** What the guest pays more or, below zero, gets back. */
  differenceOre: z.int(),
  /** An increase that is waived because it is too small to charge. The difference is 0 then. */
  waivedOre: Ore,
  /** What the host earns more or, below zero, less; null for the guest. */
  hostDifferenceOre: z.int().nullable(),
})
export type AlterationTerms = z.infer<typeof AlterationTerms>

/** A proposed alteration as one of the stay's two people sees it. */
export const Alteration = AlterationTerms.extend({
  id: AlterationId,
  bookingId: BookingId,
  /** The proposer's side. */
  by: StaySide,
  status: AlterationStatus,
  /** When it expires; null once it has ended. */
  expiresAt: Instant.nullable(),
  createdAt: Instant,
  actions: z.array(AlterationAction),
  /** Why it cannot be accepted or paid; null where it can, and once it has ended. */
  obstacle: AlterationBlocker.nullable(),
})
export type Alteration = z.infer<typeof Alteration>

/** The data of alteration events: ids, state, dates and money. */
export const AlterationFact = z.object({
  alterationId: AlterationId,
  bookingId: BookingId,
  guestId: UserId,
  hostId: UserId,
  by: StaySide,
  status: AlterationStatus,
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  differenceOre: z.int(),
  /** When it expires; null once it has ended. */
  expiresAt: Instant.nullable(),
})
export type AlterationFact = z.infer<typeof AlterationFact>

/** The stay of an alteration, as the host's list shows it. */
export const AlteredStay = z.object({
  id: BookingId,
  status: BookingStatus,
  listing: z.object({ id: ListingId, title: z.string() }),
  guestId: UserId,
  /** The full name; null where the account is gone. */
  guestName: z.string().nullable(),
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  nights: z.int(),
  guests: GuestCounts,
})
export type AlteredStay = z.infer<typeof AlteredStay>
