import { BookingId, ExtraCode, Instant, ListingId, SavedSearchId, ThreadId, UserId } from '@nordbo/contracts'
import { z } from 'zod'
import {
  AccountLetterKind,
  AlterationLetterKind,
  AlterationTerms,
  BookingLetterKind,
  ExtraLetterKind,
  MoneyLetterKind,
  NewsletterLetterKind,
  PersonLetterKind,
  SupportLetterKind,
} from '../letters/letter-kinds.ts'

/** A payout of one stay that was sent. */
export const SentPayout = z.object({ bookingId: BookingId, amountOre: z.int() })
export type SentPayout = z.infer<typeof SentPayout>

/** What a letter is written from: ids and amounts, no personal data. */
export const MailJob = z.discriminatedUnion('kind', [
  z.object({ kind: PersonLetterKind, userId: UserId }),
  // Welcomes of before have no notice id; they are about the person.
  z.object({ kind: AccountLetterKind, userId: UserId, noticeId: z.uuid().optional() }),
  // A negative amount goes back to the guest. `refundId` identifies the refund, because several may have the same amount.
  z.object({ kind: MoneyLetterKind, bookingId: BookingId, amountOre: z.int(), refundId: z.uuid().optional() }),
  z.object({
    kind: ExtraLetterKind,
    hostId: UserId,
    listingId: ListingId,
    code: ExtraCode,
    amountOre: z.int().nullable(),
    nextTryAt: Instant.nullable(),
  }),
  z.object({ kind: z.literal('payoutsSent'), payouts: z.array(SentPayout).min(1) }),
  z.object({ kind: AlterationLetterKind, bookingId: BookingId, change: AlterationTerms }),
  z.object({ kind: z.literal('savedSearchHome'), savedSearchId: SavedSearchId, listingId: ListingId }),
  // Of the messages after one place, up to another.
  z.object({ kind: z.literal('messageReceived'), threadId: ThreadId, afterSeq: z.int(), seq: z.int() }),
  // Without `actId` about the question itself.
  z.object({ kind: SupportLetterKind, ticketId: z.uuid(), actId: z.uuid().optional() }),
  z.object({ kind: NewsletterLetterKind, subscriberId: z.uuid() }),
  z.object({ kind: z.literal('accountDeleted'), erasureId: z.uuid() }),
  z.object({ kind: BookingLetterKind, bookingId: BookingId }),
])
export type MailJob = z.infer<typeof MailJob>
/** What a letter about messages is written from. */
export type ThreadJob = Extract<MailJob, { threadId: ThreadId }>
/** What a letter about an extra is written from. */
export type ExtraJob = Extract<MailJob, { code: ExtraCode }>

/** A mail to send: at most one per kind, fact and recipient. */
export interface MailOrder {
  job: MailJob
  /** The fact that the mail is about. */
  factId: string
  recipientId: string
}
