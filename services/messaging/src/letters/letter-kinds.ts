import { AccountLetterSubject, AlterationFact, StaySide } from '@nordbo/contracts'
import { z } from 'zod'

/** Letters that need a booking only. */
export const BookingLetterKind = z.enum([
  'requestReceived',
  'requestSent',
  'requestApproved',
  'answerReminder',
  'paymentReminder',
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
  'calendarConflict',
])
export type BookingLetterKind = z.infer<typeof BookingLetterKind>

/** Letters that need a booking and an amount. */
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

/** Letters about a person's account here or at the payment provider. */
export const PersonLetterKind = z.enum([
  'payoutAccountRestricted',
  'payoutAccountDisabled',
  'identityApproved',
  'identityRejected',
  'partnerJoined',
  'partnerApproved',
  'partnerRejected',
  'exportReady',
])

/** Letters about what protects an account. Identity tells what they are written from. */
export const AccountLetterKind = AccountLetterSubject
export type AccountLetterKind = z.infer<typeof AccountLetterKind>

/** Letters about a question to the support: of the question and of what the person adds to the support, and to the person who asked. */
export const SupportLetterKind = z.enum(['supportTicket', 'supportReply', 'supportReceipt', 'supportAnswer'])
export type SupportLetterKind = z.infer<typeof SupportLetterKind>
/** Letters of the newsletter, to an address that may have no account. */
export const NewsletterLetterKind = z.enum(['newsletterConfirm', 'newsletterWelcome'])
export type NewsletterLetterKind = z.infer<typeof NewsletterLetterKind>
/** Letters about extras that could not be paid for. */
export const ExtraLetterKind = z.enum(['extraPaymentFailed', 'extraLapsed'])

/** Letters about alterations that are not applied. */
export const AlterationLetterKind = z.enum([
  'changeProposed',
  'changeToPay',
  'changeReminder',
  'changePaymentReminder',
  'changeDeclined',
  'changeWithdrawn',
  'changeExpired',
])
export type AlterationLetterKind = z.infer<typeof AlterationLetterKind>
/** The alteration that a letter is about, and the side that it is written to. */
export const AlterationTerms = AlterationFact.pick({
  checkIn: true,
  checkOut: true,
  differenceOre: true,
  expiresAt: true,
}).extend({ to: StaySide })
export type AlterationTerms = z.infer<typeof AlterationTerms>
