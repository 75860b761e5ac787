import { AlterationFact, BookingId, ListingId, SavedSearchId, StaySide, UserId } from '@nordbo/contracts'
import { z } from 'zod'

/** Letters that are written from a booking alone. */
export const BookingLetterKind = z.enum([
  'requestReceived',
  'requestSent',
  'requestApproved',
  'requestDeclined',
  'requestExpired',
  'paymentExpired',
  'stayConfirmed',
  'reservationConfirmed',
  'holdCancelled',
  'reviewInvited',
  'guestReviewInvited',
  'reviewWaits',
  'reviewPublished',
  'reviewAnswered',
  'damageReported',
  'damageAnswered',
  'damageClosed',
  'requestWithdrawn',
  'approvalWithdrawn',
  'stayCancelled',
  'stayCancelledByGuest',
  'stayCancelledByHost',
  'reservationCancelled',
  'hostUnavailable',
  'hostBack',
  'requestEnded',
])
export type BookingLetterKind = z.infer<typeof BookingLetterKind>

/** Letters about a booking and an amount of money. */
export const MoneyLetterKind = z.enum([
  'latePaymentRefunded',
  'partRefunded',
  'partGivenBack',
  'refundFailed',
  'refundLeft',
  'refundSentAgain',
  'stayChanged',
  'reservationChanged',
  'payoutFailed',
  'disputeOpened',
  'disputeWon',
  'disputeLost',
  'paymentDisputed',
  'paymentUpheld',
  'paymentTakenBack',
])
export type MoneyLetterKind = z.infer<typeof MoneyLetterKind>

/** Letters to a person about their account with us or with the payment provider. */
export const PersonLetterKind = z.enum(['welcome', 'payoutAccountRestricted', 'payoutAccountDisabled'])

/** Letters about a change of a stay that is not, or not yet, made. */
export const AlterationLetterKind = z.enum([
  'changeProposed',
  'changeToPay',
  'changeDeclined',
  'changeWithdrawn',
  'changeExpired',
])
export type AlterationLetterKind = z.infer<typeof AlterationLetterKind>
/** The change that such a letter is about, and to which side it is written. */
export const LetterChange = AlterationFact.pick({
  checkIn: true,
  checkOut: true,
  differenceOre: true,
  expiresAt: true,
}).extend({ to: StaySide })
export type LetterChange = z.infer<typeof LetterChange>

/** A host's share of one stay that was sent. */
export const SentPayout = z.object({ bookingId: BookingId, amountOre: z.int() })
export type SentPayout = z.infer<typeof SentPayout>

/** What a letter is written from: ids and amounts, never personal data. */
export const MailJob = z.discriminatedUnion('kind', [
  z.object({ kind: PersonLetterKind, userId: UserId }),
  // Below zero where the guest gets money back. Of a refund its id: another one may be of the same amount.
  z.object({ kind: MoneyLetterKind, bookingId: BookingId, amountOre: z.int(), refundId: z.uuid().optional() }),
  z.object({ kind: z.literal('payoutsSent'), payouts: z.array(SentPayout).min(1) }),
  z.object({ kind: AlterationLetterKind, bookingId: BookingId, change: LetterChange }),
  z.object({ kind: z.literal('savedSearchHome'), savedSearchId: SavedSearchId, listingId: ListingId }),
  z.object({ kind: BookingLetterKind, bookingId: BookingId }),
])
export type MailJob = z.infer<typeof MailJob>

/** A mail to be sent: at most one per kind, fact and recipient. */
export interface MailOrder {
  job: MailJob
  /** The fact that the mail stands for. */
  factId: string
  recipientId: string
}
