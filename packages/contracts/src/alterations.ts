import { z } from 'zod'
import { procedure } from './define.ts'
import { StaySide } from './reviews.ts'
import { BookingId, BookingStatus, CalendarDate, GuestCounts, Instant, ListingId, Ore, UserId } from './vocabulary.ts'

export const AlterationId = z.uuid().brand<'AlterationId'>()
export type AlterationId = z.infer<typeof AlterationId>

/** How long the other side has to answer a proposal; never longer than until check-in (docs/product/booking.md, Alterations). */
export const alterationHours = 48

/** How often a side may propose within 24 hours for one booking: each proposal holds nights. */
export const mostProposals = 3

/** The smallest amount that the payment provider charges, øre: a difference below it is waived. */
export const smallestChargeOre = 250

/**
 * Where a change of a stay stands. `accepted` and `awaiting_payment` are one yes seen twice: the guest owes the difference, and then
 * also a payment exists.
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
/** States in which something can still come of it; a booking has at most one such change. */
export const openAlterationStatuses = ['proposed', 'accepted', 'awaiting_payment'] as const satisfies AlterationStatus[]

/** What a person may do with a change now; the server alone decides. */
export const AlterationAction = z.enum(['accept', 'decline', 'withdraw', 'pay'])
export type AlterationAction = z.infer<typeof AlterationAction>

/** Why nobody can agree to a change, or pay it: a bank holds the payment, more was given back than it leaves, or a side is suspended. */
export const AlterationBlocker = z.enum(['disputed', 'belowRefunds', 'personUnavailable'])
export type AlterationBlocker = z.infer<typeof AlterationBlocker>

/** Why no change of a stay can be proposed: a bank holds a payment of it, or took one back. */
export const ProposalBlocker = z.enum(['disputed', 'takenBack'])
export type ProposalBlocker = z.infer<typeof ProposalBlocker>

/** New dates and guests of a stay, and what they cost. Amounts are øre. */
export const AlterationTerms = z.object({
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  nights: z.int().min(1),
  guests: GuestCounts,
  /** What the changed stay costs in all. */
  totalOre: Ore,
  /** What the guest pays more, or, below zero, gets back. */
  differenceOre: z.int(),
  /** What it would cost more, too little to be charged: nobody pays or loses it. The difference is 0 then. */
  waivedOre: Ore,
  /** What the host earns more or, below zero, less; told to the host alone. */
  hostDifferenceOre: z.int().nullable(),
})
export type AlterationTerms = z.infer<typeof AlterationTerms>

/** A proposed change of a stay as one of its two people sees it. */
export const Alteration = AlterationTerms.extend({
  id: AlterationId,
  bookingId: BookingId,
  /** Who proposed it. */
  by: StaySide,
  status: AlterationStatus,
  /** When time alone ends it; null once it is over. */
  expiresAt: Instant.nullable(),
  createdAt: Instant,
  actions: z.array(AlterationAction),
  /** Null too once it is over. */
  obstacle: AlterationBlocker.nullable(),
})
export type Alteration = z.infer<typeof Alteration>

/** A change of a stay, as events tell it: ids, state, dates and money. */
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
  /** When time alone ends it; null once it is over. */
  expiresAt: Instant.nullable(),
})
export type AlterationFact = z.infer<typeof AlterationFact>

/** The stay that a change is about, as the host's list of open changes shows it. */
export const AlteredStay = z.object({
  id: BookingId,
  status: BookingStatus,
  listing: z.object({ id: ListingId, title: z.string() }),
  guestId: UserId,
  /** In full: the stay is confirmed. Null where the account is gone. */
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

/** How the two people of a confirmed stay change its dates or guests. Somebody else's stay is as unknown as one that does not exist. */
export const alterationProcedures = {
  /** The newest change of a booking, whether another may be proposed or what hinders it, and by whom the question is asked. */
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
  /** What letters say of a change beside its events. */
  alterationForLetters: procedure({
    input: ById,
    output: z.object({
      /** Who would come. */
      guests: GuestCounts,
      /** What the host would keep of the changed stay after what was given back, and how much more or, below zero, less than now; øre. */
      hostEarnsOre: z.int(),
      hostDifferenceOre: z.int(),
      /** A bank took a payment of the stay back. */
      takenBack: z.boolean(),
    }),
    errors: ['alteration.notFound'],
    callers: ['messaging'],
    actor: ['service'],
  }),
  /** Open changes of stays in the signed-in host's homes, the one that ends soonest first; at most 100. */
  hostAlterations: procedure({
    input: z.object({}),
    output: z.object({ items: z.array(z.object({ alteration: Alteration, stay: AlteredStay })) }),
    actor: ['user'],
  }),
  /** What a change would cost now, before it is proposed. */
  alterationPreview: procedure({
    input: AlterationInput,
    output: AlterationTerms,
    errors: proposalErrors,
    actor: ['user'],
    timeoutMs: 10_000,
  }),
  /** Proposes a change to the other side and holds the added nights. `priceChanged` carries the new `terms`. */
  proposeAlteration: procedure({
    input: AlterationInput.extend({
      /** The difference that the person saw, øre; another one is refused with the new terms. */
      expectedDifferenceOre: z.int(),
    }),
    output: Alteration,
    errors: [...proposalErrors, 'alteration.priceChanged', 'auth.suspended'],
    ...command,
  }),
  /** The other side says yes: applied at once unless the guest owes more, who then has 24 hours to pay, never longer than until check-in. */
  acceptAlteration: procedure({
    input: ById,
    output: Alteration,
    errors: [...answerErrors, 'alteration.belowRefunds', 'booking.paymentDisputed'],
    ...command,
  }),
  /** The other side says no. */
  declineAlteration: procedure({ input: ById, output: Alteration, errors: answerErrors, ...command }),
  /** The person who proposed it takes it back. */
  withdrawAlteration: procedure({ input: ById, output: Alteration, errors: answerErrors, ...command }),
  /** Makes the payment of the difference, or finds the one that is open. */
  payAlteration: procedure({
    input: ById,
    output: z.object({ clientSecret: z.string(), paymentDueAt: Instant, amountOre: Ore }),
    errors: [...answerErrors, 'booking.paymentDisputed', 'payment.unavailable'],
    ...command,
  }),
}
