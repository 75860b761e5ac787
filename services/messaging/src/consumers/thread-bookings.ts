import { type BookingFact, type Message, nameBasedId, type ThreadMoment } from '@nordbo/contracts'
import type { EventContext, Kit } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Tx } from '../core/deps.ts'
import { sendFrame } from '../threads/send-frame.ts'
import { findThread, insertThread, lockThreadOf } from '../threads/thread-store.ts'

/** What follows a commit: frames to browsers, and planned messages that the stay makes due at once. */
export interface FrameKit extends Pick<Kit, 'publish' | 'log'> {
  armPlans(bookingId: string): Promise<void>
}

/** What happened to a booking. `factId` is the same however often the event comes. */
export interface BookingNews {
  moment: ThreadMoment
  fact: BookingFact
  revision: number
  factId: string
}

/** Every fact has one message in its thread. */
const messageIdOf = nameBasedId('6a1d1b2f8f5e4d0c9a57b3c2e4f60718')

const wasConfirmed = ({ from, status }: BookingFact): boolean =>
  [from, status].some((each) => each === 'confirmed' || each === 'completed')

/** Stores a booking as its latest event tells it; an earlier one that comes late changes no state. */
const storeBooking = async (tx: Tx, { fact, revision }: BookingNews, now: Date): Promise<void> => {
  await tx.$executeRaw`
    insert into thread_booking as b (booking_id, listing_id, guest_id, host_id, status, check_in, check_out, was_confirmed, imported,
      revision, first_seen_at)
    values (${fact.bookingId}::uuid, ${fact.listingId}::uuid, ${fact.guestId}::uuid, ${fact.hostId}::uuid, ${fact.status},
      ${fact.checkIn}::date, ${fact.checkOut}::date, ${wasConfirmed(fact)}::boolean, ${fact.imported}::boolean,
      ${revision}::integer, ${now}::timestamptz)
    on conflict (booking_id) do update set
      was_confirmed = b.was_confirmed or excluded.was_confirmed,
      status = case when excluded.revision > b.revision then excluded.status else b.status end,
      check_in = case when excluded.revision > b.revision then excluded.check_in else b.check_in end,
      check_out = case when excluded.revision > b.revision then excluded.check_out else b.check_out end,
      revision = greatest(b.revision, excluded.revision)`
}

const Appended = z.array(z.object({ message: z.custom<Message>((value) => typeof value === 'object') }))

/** Appends the message of a fact, unless the thread has it. */
const appendOnce = async (
  tx: Tx,
  threadId: string,
  { moment, fact: { bookingId, checkIn, checkOut }, factId }: BookingNews,
  now: Date,
): Promise<Message | undefined> => {
  const id = messageIdOf(factId)
  const event = JSON.stringify({ moment, bookingId, checkIn, checkOut })
  // A snapshot is taken before a lock is waited for, so the lock has a statement of its own.
  await tx.$executeRaw`select from thread where id = ${threadId}::uuid for no key update`
  return Appended.parse(
    await tx.$queryRaw`
      select message_view(append_message(t, ${id}::uuid, null, '', null, ${event}::jsonb, 0, ${now}::timestamptz), t.contacts_shown)
        as message
      from thread t where t.id = ${threadId}::uuid
        and not exists (select from message m where m.id = ${id}::uuid and m.thread_id = t.id)`,
  )[0]?.message
}

/** Holds are the guest's alone: what ends one is told to nobody (docs/product/messages.md, Bookings). */
const isTold = ({ moment, fact }: BookingNews): boolean =>
  !fact.imported && (fact.from !== 'pending' || moment === 'confirmed')

/**
 * Stores what an event tells of a booking, and tells it in the thread of its two people, which is opened when it is missing. From the
 * first confirmation on the thread shows contact data.
 */
export const tellBooking = async (
  kit: FrameKit,
  tx: Tx,
  news: BookingNews,
  { now, afterCommit }: Pick<EventContext, 'now' | 'afterCommit'>,
): Promise<void> => {
  const { fact } = news
  await lockThreadOf(tx, fact)
  await storeBooking(tx, news, now)
  const known = await findThread(tx, fact)
  if (known !== undefined && wasConfirmed(fact))
    await tx.$executeRaw`update thread set contacts_shown = true where id = ${known}::uuid and not contacts_shown`
  if (wasConfirmed(fact) && !fact.imported) afterCommit(() => kit.armPlans(fact.bookingId))
  if (!isTold(news)) return
  const threadId = known ?? (await insertThread(tx, fact, { openedBy: fact.guestId, now }))
  const message = await appendOnce(tx, threadId, news, now)
  if (message) afterCommit(async () => sendFrame(kit, [fact.guestId, fact.hostId], { v: 1, type: 'message', message }))
}
