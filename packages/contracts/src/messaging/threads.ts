import { z } from 'zod'
import { CalendarDate, Instant } from '../values/calendar.ts'
import { BookingId, ListingId, UserId, Uuid } from '../values/ids.ts'
import { requiredText } from '../values/required-text.ts'

export const ThreadId = Uuid.brand<'ThreadId'>()
export type ThreadId = z.infer<typeof ThreadId>
export const MessageId = Uuid.brand<'MessageId'>()
export type MessageId = z.infer<typeof MessageId>
/** The place of the version in a UUID. */
const versionAt = 14
/**
 * The id of a message as its sender makes it. Messages about bookings have ids of version 5, which can be computed, so a sender may not
 * take one of them first.
 */
export const SentMessageId = MessageId.refine((id) => id[versionAt] !== '5', 'Must not be a UUID of version 5')

/** How long a message waits for its reader before it is mailed, and for further ones, minutes (docs/product/notifications.md, Mails about messages). */
export const unreadMailMinutes = 10
/** Longest message, characters (docs/product/messages.md, Messages). */
export const longestMessage = 4_000
/** Most pictures of a message (docs/product/messages.md, Pictures). */
export const mostMessagePictures = 10

/** What a person writes: 1 to 4,000 characters that say something. */
export const MessageBody = requiredText(longestMessage)

/** Which side of a thread a person is on. */
export const ThreadSide = z.enum(['guest', 'host'])
export type ThreadSide = z.infer<typeof ThreadSide>

/** A picture of a message. Its file is fetched through the thread, by participants only. */
export const MessagePicture = z.object({ id: Uuid, width: z.int().positive(), height: z.int().positive() })
export type MessagePicture = z.infer<typeof MessagePicture>

/** The moments of a booking that its thread tells. */
export const ThreadMoment = z.enum([
  'requested',
  'approved',
  'declined',
  'expired',
  'confirmed',
  'cancelled',
  'cancelledByGuest',
  'cancelledByHost',
  'completed',
  'altered',
])
export type ThreadMoment = z.infer<typeof ThreadMoment>

/** A message that the product wrote: what happened to a booking. Each reader sees it in their language. */
export const ThreadEvent = z.object({
  moment: ThreadMoment,
  bookingId: BookingId,
  checkIn: CalendarDate,
  checkOut: CalendarDate,
})
export type ThreadEvent = z.infer<typeof ThreadEvent>

/** One message as both participants see it. */
export const Message = z.object({
  id: MessageId,
  threadId: ThreadId,
  /** Its place in the thread: 1, 2, 3 and so on, without gaps. */
  seq: z.int().positive(),
  /** Null for a message of the product. */
  senderId: UserId.nullable(),
  /** The text, with contact data hidden until a booking of the thread is confirmed; empty for a message of the product. */
  body: z.string(),
  /** Whether contact data is hidden in `body`. */
  masked: z.boolean(),
  event: ThreadEvent.nullable(),
  pictures: z.array(MessagePicture),
  createdAt: Instant,
})
export type Message = z.infer<typeof Message>

/** A thread in the list of one participant. */
export const ThreadSummary = z.object({
  id: ThreadId,
  listingId: ListingId,
  /** Which side the reader is on. */
  side: ThreadSide,
  guestId: UserId,
  hostId: UserId,
  /** The other person's full name, once a stay of the thread was confirmed (docs/product/people.md, Names). */
  otherName: z.string().nullable(),
  lastMessage: Message.nullable(),
  lastMessageAt: Instant,
  /** Messages of the other party and of the product that the reader has not read. */
  unread: z.int().nonnegative(),
  archived: z.boolean(),
})
export type ThreadSummary = z.infer<typeof ThreadSummary>

/** A whole thread without its messages. */
export const Thread = ThreadSummary.extend({
  lastSeq: z.int().nonnegative(),
  /** Up to where the reader has read. */
  readSeq: z.int().nonnegative(),
  /** Up to where the other has read; null while either of them does not share it (docs/product/messages.md, Read marks). */
  otherReadSeq: z.int().nonnegative().nullable(),
  /** Whether contact data is shown, since a booking of the thread was confirmed. */
  contactsShown: z.boolean(),
  /** Who blocked the other person: neither can write in any thread of the two while somebody did. */
  blockedBy: z.enum(['me', 'other', 'both']).nullable(),
  /** Its bookings that the reader knows of: those that are open first, then completed ones, the newest of each first. */
  bookingIds: z.array(BookingId),
})
export type Thread = z.infer<typeof Thread>

/** A message that a search found, its text around the words, and whose thread it is in. */
export const FoundMessage = z.object({
  message: Message,
  snippet: z.string(),
  thread: ThreadSummary.pick({ id: true, listingId: true, side: true, guestId: true, hostId: true, otherName: true }),
})
export type FoundMessage = z.infer<typeof FoundMessage>

/** Why somebody reports a thread (docs/product/messages.md, Report and block). */
export const ThreadReportReason = z.enum(['spam', 'offensive', 'scam', 'paymentOutside', 'other'])
export type ThreadReportReason = z.infer<typeof ThreadReportReason>
