import { randomUUID } from 'node:crypto'
import { type BookingFact, type Message, nameBasedId, type ThreadMoment } from '@nordbo/contracts'
import type { EventContext, Kit } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Tx } from '../core/deps.ts'
import { sendFrame } from '../threads/send-frame.ts'

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

/** The id of what happened to a booking, which happens once; alterations have ids of their own. */
export const bookingFactId = ({ bookingId, moment }: { bookingId: string; moment: string }): string =>
  `${bookingId} ${moment}`

/** Every fact has one message in its thread. */
export const messageIdOf = nameBasedId('6a1d1b2f8f5e4d0c9a57b3c2e4f60718')

const wasConfirmed = ({ from, status }: BookingFact): boolean =>
  [from, status].some((each) => each === 'confirmed' || each === 'completed')

const Told = z.tuple([z.object({ message: z.custom<Message>((value) => typeof value === 'object').nullable() })])

/** Holds are the guest's alone: what ends one is told to nobody (docs/product/messages.md, Bookings). */
const hasMessage = ({ moment, fact }: BookingNews): boolean =>
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
  const { moment, fact, revision, factId } = news
  const { bookingId, listingId, guestId, hostId, checkIn, checkOut } = fact
  const messageId = hasMessage(news) ? messageIdOf(factId) : null
  const event = JSON.stringify({ moment, bookingId, checkIn, checkOut })
  const [{ message }] = Told.parse(
    await tx.$queryRaw`
      select tell_booking(${bookingId}::uuid, ${listingId}::uuid, ${guestId}::uuid, ${hostId}::uuid, ${fact.status}, ${checkIn}::date,
        ${checkOut}::date, ${wasConfirmed(fact)}::boolean, ${fact.imported}::boolean, ${revision}::integer, ${messageId}::uuid,
        ${event}::jsonb, ${randomUUID()}::uuid, ${now}::timestamptz) as message`,
  )
  if (fact.status === 'confirmed' && !fact.imported) afterCommit(() => kit.armPlans(bookingId))
  if (message) afterCommit(async () => sendFrame(kit, [guestId, hostId], { v: 1, type: 'message', message }))
}
