import { z } from 'zod'
import { dataRightsAnswers } from '../data-rights/answers.ts'
import { defineEvents } from '../events/define-events.ts'
import { Instant } from '../values/calendar.ts'
import { BookingId, ListingId, UserId } from '../values/ids.ts'
import { Ore, SignedOre } from '../values/money.ts'
import { ExtraCode } from './extras.ts'
import { PayoutAccountStatus, PayoutStatus } from './views.ts'

/** The data of every event about a payout. */
export const PayoutFact = z.object({
  bookingId: BookingId,
  listingId: ListingId,
  hostId: UserId,
  status: PayoutStatus,
  amountOre: SignedOre,
  owedOre: SignedOre,
  imported: z.boolean(),
})
export type PayoutFact = z.infer<typeof PayoutFact>

const fact = { version: 1, data: PayoutFact }

/** A dispute of a payment, for the host of its booking. */
export const DisputeFact = z.object({
  /** The provider's id. */
  disputeId: z.string(),
  bookingId: BookingId,
  hostId: UserId,
  amountOre: Ore,
})
export type DisputeFact = z.infer<typeof DisputeFact>

const dispute = { version: 1, data: DisputeFact }

/** An extra of a home, for its host. */
const ExtraFact = z.object({ listingId: ListingId, hostId: UserId, code: ExtraCode })
export type ExtraFact = z.infer<typeof ExtraFact>

export const payoutsEvents = defineEvents('payouts', {
  ...dataRightsAnswers,
  /** A payout was planned, or its amounts changed. */
  planned: fact,
  paid: fact,
  /** The provider refused it. It is retried. */
  failed: fact,
  /** The cardholder disputes a payment. Nothing is sent for the booking until the bank has decided. */
  disputeOpened: dispute,
  disputeWon: dispute,
  disputeLost: dispute,
  /** An extra began or stopped to have its effect, or is to end: `until` is when, null while it is renewed. */
  extraChanged: { version: 1, data: ExtraFact.extend({ active: z.boolean(), until: Instant.nullable() }) },
  /** A renewal could not be paid. The provider tries again at `nextTryAt`. */
  extraPaymentFailed: { version: 1, data: ExtraFact.extend({ amountOre: Ore, nextTryAt: Instant.nullable() }) },
  /** The provider ended an extra because its renewal stayed unpaid. */
  extraLapsed: { version: 1, data: ExtraFact },
  accountChanged: { version: 1, data: z.object({ hostId: UserId, status: PayoutAccountStatus }) },
})
