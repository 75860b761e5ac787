import { z } from 'zod'
import { procedure } from './define.ts'
import { StaySide } from './reviews.ts'
import { BookingId, BookingStatus, CalendarDate, GuestCounts, Instant, ListingId, Ore, UserId } from './vocabulary.ts'

export const AlterationId = z.uuid().brand<'AlterationId'>()
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

const AlterationInput = z.object({
  bookingId: BookingId,
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  guests: GuestCounts,
})
const proposalErrors = [
  'booking.notFound',
  'booking.datesInvalid',
  'booking.datesPast',
  'booking.tooFarAhead',
  'booking.datesTaken',
  'booking.tooManyGuests',
  'booking.petsNotAllowed',
  'booking.listingUnavailable',
  'booking.paymentDisputed',
  'booking.paymentTakenBack',
  'booking.personUnavailable',
  'alteration.notPossible',
  'alteration.alreadyOpen',
  'alteration.tooMany',
  'alteration.unchanged',
  'alteration.belowRefunds',
] as const
const command = { actor: ['user'], idempotent: true, timeoutMs: 10_000 } as const
const ById = z.object({ id: AlterationId })
const answerErrors = [
  'alteration.notFound',
  'alteration.notOpen',
  'booking.personUnavailable',
  'auth.suspended',
] as const

/** Procedures to alter a confirmed stay's dates or guests. Strangers get `notFound`. */
export const alterationProcedures = {
  /** The newest alteration of a booking, whether another may be proposed or why not, and the caller's side. */
  alterationOf: procedure({
    input: z.object({ bookingId: BookingId }),
    output: z.object({
      side: StaySide,
      mayPropose: z.boolean(),
      hindrance: ProposalBlocker.nullable(),
      alteration: Alteration.nullable(),
    }),
    errors: ['booking.notFound'],
    actor: ['user'],
  }),
  /** What letters need about an alteration beyond its events. */
  alterationForLetters: procedure({
    input: ById,
    output: z.object({
      /** The proposed guests. */
      guests: GuestCounts,
      /** The host's share of the altered stay after refunds, and how much more or, below zero, less than now; øre. */
      hostEarnsOre: z.int(),
      hostDifferenceOre: z.int(),
      /** A payment of the stay was charged back. */
      takenBack: z.boolean(),
    }),
    errors: ['alteration.notFound'],
    callers: ['messaging'],
    actor: ['service'],
  }),
  /** Open alterations of stays in the signed-in host's listings, the earliest deadline first; at most 100. */
  hostAlterations: procedure({
    input: z.object({}),
    output: z.object({ items: z.array(z.object({ alteration: Alteration, stay: AlteredStay })) }),
    actor: ['user'],
  }),
  /** The terms of an alteration if it were proposed now. */
  alterationPreview: procedure({
    input: AlterationInput,
    output: AlterationTerms,
    errors: proposalErrors,
    actor: ['user'],
    timeoutMs: 10_000,
  }),
  /** Proposes an alteration and holds the added nights. `priceChanged` carries the new `terms`. */
  proposeAlteration: procedure({
    input: AlterationInput.extend({
      /** The difference that the person saw, øre; another one is refused with the new terms. */
      expectedDifferenceOre: z.int(),
    }),
    output: Alteration,
    errors: [...proposalErrors, 'alteration.priceChanged', 'auth.suspended'],
    ...command,
  }),
  /** The other side accepts. Applied at once unless the guest owes more and then has 24 hours to pay, never longer than until check-in. */
  acceptAlteration: procedure({
    input: ById,
    output: Alteration,
    errors: [...answerErrors, 'alteration.belowRefunds', 'booking.paymentDisputed'],
    ...command,
  }),
  /** The other side declines. */
  declineAlteration: procedure({ input: ById, output: Alteration, errors: answerErrors, ...command }),
  /** The proposer withdraws. */
  withdrawAlteration: procedure({ input: ById, output: Alteration, errors: answerErrors, ...command }),
  /** Starts the payment of the difference, or finds the open one. */
  payAlteration: procedure({
    input: ById,
    output: z.object({ clientSecret: z.string(), paymentDueAt: Instant, amountOre: Ore }),
    errors: [...answerErrors, 'booking.paymentDisputed', 'payment.unavailable'],
    ...command,
  }),
}
