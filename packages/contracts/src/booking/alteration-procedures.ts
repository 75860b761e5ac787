import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { stayRuleErrors } from '../stay-rules/stay-rules.ts'
import { CalendarDate, Instant } from '../values/calendar.ts'
import { GuestCounts } from '../values/guests.ts'
import { BookingId } from '../values/ids.ts'
import { Ore } from '../values/money.ts'
import { StaySide } from '../values/stay-side.ts'
import {
  Alteration,
  AlterationId,
  AlterationStatus,
  AlterationTerms,
  AlteredStay,
  ProposalBlocker,
} from './alterations.ts'

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
  ...stayRuleErrors,
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
      /** Its state now, and when it expires; null once it has ended. */
      status: AlterationStatus,
      expiresAt: Instant.nullable(),
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
    errors: [...answerErrors, ...stayRuleErrors, 'alteration.belowRefunds', 'booking.paymentDisputed'],
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
