import { bookingEvents, homesChanged, homesChangedSubject, ListingId } from '@nordbo/contracts'
import type { Logger } from '@nordbo/service-kit'
import { Events, type NatsConnection } from 'nats'
import { z } from 'zod'
import type { Freshness } from './freshness.ts'

const CalendarChanged = z.object({ data: z.object({ listingId: ListingId }) })

/** The homes that a message names; null means all homes. Throws if the message cannot be read. */
const readers: Record<string, (message: unknown) => readonly string[] | null> = {
  [homesChangedSubject]: (message) => homesChanged.parse(message).ids,
  // The owner's own event: availability is read from booking, the pages from what listings stored of it.
  [bookingEvents.calendarChanged.subject]: (message) => [CalendarChanged.parse(message).data.listingId],
}

/** Pauses when NATS is lost, and resumes once the subscriptions have reached it again. Ends with the connection. */
const followConnection = async (nats: NatsConnection, freshness: Freshness, log: Logger): Promise<void> => {
  let connection = 0
  const resume = async (): Promise<void> => {
    const current = connection
    // The server handles subscriptions before the flush that follows them.
    await nats.flush()
    if (current === connection) freshness.resume()
  }
  const tryToResume = (): void => {
    resume().catch((error: unknown) => log.debug({ err: error }, 'no answers are shared yet'))
  }
  tryToResume()
  for await (const { type } of nats.status()) {
    if (type === Events.Disconnect) {
      connection++
      freshness.pause()
    }
    if (type === Events.Reconnect) tryToResume()
  }
}

/** Tells `freshness` of every change that services name on NATS. Returns a function that stops. */
export const followChanges = (nats: NatsConnection, freshness: Freshness, log: Logger): (() => void) => {
  let refused = false
  const subscriptions = Object.entries(readers).map(([subject, read]) =>
    nats.subscribe(subject, {
      callback: (error, message) => {
        if (error) {
          refused = true
          freshness.pause()
          return log.error({ err: error, subject }, 'cannot hear of changes, so no answers are shared')
        }
        try {
          freshness.changed(read(message.json()))
        } catch (problem) {
          freshness.changed(null)
          log.warn({ err: problem, subject }, 'a change without a readable name')
        }
      },
    }),
  )
  const heard: Freshness = { ...freshness, resume: () => (refused ? undefined : freshness.resume()) }
  followConnection(nats, heard, log).catch((error: unknown) => log.debug({ err: error }, 'NATS status ended'))
  return () => {
    freshness.pause()
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}
