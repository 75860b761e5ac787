import { z } from 'zod'
import { PictureErrors } from '../listings/photos.ts'
import { page, pageQuery } from '../rpc/page.ts'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { BookingId, ListingId, UserId, Uuid } from '../values/ids.ts'
import { requiredText } from '../values/required-text.ts'
import {
  FoundMessage,
  Message,
  MessageBody,
  MessageId,
  MessagePicture,
  mostMessagePictures,
  SentMessageId,
  Thread,
  ThreadId,
  ThreadReportReason,
  ThreadSide,
  ThreadSummary,
} from './threads.ts'

const own = { actor: ['user'] } as const
const change = { actor: ['user'], idempotent: true } as const
const inThread = z.object({ threadId: ThreadId })
const writing = ['thread.notFound', 'thread.blocked', 'auth.suspended'] as const
/** Most messages of an answer. */
const mostMessages = 100

/** Procedures about threads. Another person's thread is not found, as one that does not exist (docs/product/messages.md). */
export const threadProcedures = {
  /** The caller's threads, the latest message first. */
  threads: procedure({
    input: z.object({
      side: ThreadSide.optional(),
      archived: z.boolean().default(false),
      ...pageQuery({ maxLimit: 50, defaultLimit: 20 }),
    }),
    output: page(ThreadSummary),
    errors: ['cursor.invalid'],
    ...own,
  }),
  /**
   * The caller's threads, put away or not, where the other person's name or the home's title has the words of a search, the latest message
   * first. Names count as the caller sees them. A page looks at a bounded number of threads, so it may be short although others follow.
   */
  findThreads: procedure({
    input: z.object({
      q: z.string().trim().min(1).max(100),
      side: ThreadSide.optional(),
      ...pageQuery({ maxLimit: 50, defaultLimit: 20 }),
    }),
    output: page(ThreadSummary),
    errors: ['cursor.invalid'],
    ...own,
  }),
  /** How many of the caller's threads have messages that they have not read, in all and on either side. */
  unreadThreads: procedure({
    input: z.object({}),
    output: z.object({ count: z.int(), guest: z.int(), host: z.int() }),
    ...own,
  }),
  /** Finds or opens the caller's thread with the host of a home, or with the other party of a booking. */
  openThread: procedure({
    input: z.union([z.object({ listingId: ListingId }), z.object({ bookingId: BookingId })]),
    output: z.object({ id: ThreadId }),
    errors: [
      'listing.notFound',
      'booking.notFound',
      'thread.own',
      'thread.blocked',
      'auth.suspended',
      'thread.tooManyNew',
    ],
    ...change,
  }),
  /**
   * May the caller write to the host of a home, or to the other party of a booking? Asked before a text that is stored elsewhere, such as
   * that of a request to book. Refuses with `thread.blocked` while either has blocked the other, with a thread or without.
   */
  mayWrite: procedure({
    input: z.union([z.object({ listingId: ListingId }), z.object({ bookingId: BookingId })]),
    output: z.object({}),
    errors: ['listing.notFound', 'booking.notFound', 'thread.own', 'thread.blocked'],
    ...own,
  }),
  thread: procedure({ input: inThread, output: Thread, errors: ['thread.notFound'], ...own }),
  /**
   * Messages in the order of the thread: those before a place, those after one, those around one, or the latest. `more` says whether there
   * are others in that direction, which is upward around a place, and `newer` whether there are later ones than the last of them.
   */
  messages: procedure({
    input: inThread.extend({
      before: z.int().positive().optional(),
      after: z.int32().nonnegative().optional(),
      /** Half of the messages are from before this place, and the others begin with it. */
      around: z.int().positive().optional(),
      limit: z.int().min(1).max(mostMessages).default(50),
    }),
    output: z.object({ items: z.array(Message), more: z.boolean(), newer: z.boolean() }),
    errors: ['thread.notFound'],
    ...own,
  }),
  /**
   * Sends a message under the id that the client made. The same id again answers the stored message, and with other content
   * `message.idTaken`. A message may be only pictures.
   */
  sendMessage: procedure({
    input: inThread.extend({
      id: SentMessageId,
      body: MessageBody.or(z.literal('')),
      pictures: z.array(Uuid).max(mostMessagePictures).default([]),
    }),
    output: z.object({ message: Message }),
    errors: [...writing, 'message.idTaken', 'message.empty', 'message.tooMany', 'message.pictureNotFound'],
    ...own,
  }),
  /** Marks what the other wrote as read up to a place. An earlier place changes nothing. */
  markThreadRead: procedure({
    input: inThread.extend({ seq: z.int().nonnegative() }),
    output: z.object({ readSeq: z.int() }),
    errors: ['thread.notFound'],
    ...own,
  }),
  archiveThread: procedure({
    input: inThread.extend({ archived: z.boolean() }),
    output: z.object({}),
    errors: ['thread.notFound'],
    ...own,
  }),
  /** Blocks the other person in all threads of the two, or ends the caller's own block. */
  blockThread: procedure({
    input: inThread.extend({ blocked: z.boolean() }),
    output: z.object({}),
    errors: ['thread.notFound'],
    ...own,
  }),
  /** Tells the support about a thread or one of its messages. */
  reportThread: procedure({
    input: inThread.extend({
      messageId: MessageId.optional(),
      reason: ThreadReportReason,
      text: requiredText(1_000).optional(),
    }),
    output: z.object({ id: Uuid }),
    errors: ['thread.notFound', 'message.notFound', 'thread.tooManyReports'],
    ...change,
  }),
  /** Messages of the caller's threads with these words, in Danish or English, the newest first. Hidden contact data is not searched. */
  searchMessages: procedure({
    input: z.object({
      q: z.string().trim().min(1).max(100),
      threadId: ThreadId.optional(),
      ...pageQuery({ maxLimit: 50, defaultLimit: 20 }),
    }),
    output: page(FoundMessage),
    errors: ['cursor.invalid', 'thread.notFound'],
    ...own,
  }),
  /** May the caller add a picture? Checked before the upload. */
  mayAddPicture: procedure({ input: inThread, output: z.object({}), errors: [...writing, 'message.tooMany'], ...own }),
  /** Takes a picture from quarantine for a message that the caller has not sent yet. Unsent ones are deleted after a day. */
  addMessagePicture: procedure({
    input: inThread.extend({ quarantineKey: z.string().max(200) }),
    output: MessagePicture,
    errors: [...writing, ...PictureErrors],
    ...change,
    timeoutMs: 30_000,
  }),
  /** Deletes a picture of the caller that no message has, at once. One that is gone already changes nothing. */
  dropMessagePicture: procedure({
    input: inThread.extend({ pictureId: Uuid }),
    output: z.object({}),
    errors: ['thread.notFound'],
    ...own,
  }),
  /** Where a picture of the caller's thread is and the key that opens it. */
  messagePicture: procedure({
    input: inThread.extend({ pictureId: Uuid, small: z.boolean().default(false) }),
    output: z.object({ blob: z.string(), key: z.base64() }),
    errors: ['thread.notFound'],
    ...own,
  }),
  /** The two participants of the caller's thread, for typing. */
  threadParticipants: procedure({
    input: inThread,
    output: z.object({ guestId: UserId, hostId: UserId, blocked: z.boolean(), sharesReading: z.boolean() }),
    errors: ['thread.notFound'],
    ...own,
  }),
  /** A message as it was written, for a dispute. Who asked and why is stored. */
  messageOriginal: procedure({
    input: inThread.extend({ messageId: MessageId, why: requiredText(500, 10) }),
    output: z.object({ body: z.string(), senderId: UserId.nullable(), createdAt: Instant }),
    errors: ['message.notFound'],
    actor: ['admin'],
  }),
}
