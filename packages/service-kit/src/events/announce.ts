import { userNoticeSubject } from '@nordbo/contracts'
import type { NatsConnection } from 'nats'
import type { Logger } from '../log/logger.ts'
import { encode } from '../rpc/wire.ts'
import type { Emitted, NoticeDraft } from './outbox.ts'
import type { Relay } from './relay.ts'

/** Dependencies of announcing a commit. */
export interface AnnounceDeps {
  relay: Pick<Relay, 'publish'>
  nats: NatsConnection
  log: Logger
}

/** The last notice of each kind about each thing to each person: the browser fetches the thing once. */
const latest = (notices: readonly NoticeDraft[]): NoticeDraft[] => [
  ...new Map(notices.map((notice) => [`${notice.userId} ${notice.type} ${notice.id}`, notice])).values(),
]

/** Returns a function that sends the notices of a commit to the browsers and publishes its events. It never throws. */
export const createAnnouncer = ({ relay, nats, log }: AnnounceDeps): ((emitted: Emitted) => void) => {
  const notify = (notices: readonly NoticeDraft[]): void => {
    try {
      for (const { userId, type, id, revision } of latest(notices))
        nats.publish(userNoticeSubject(userId), encode({ v: 1, type, id, revision }))
    } catch (error) {
      log.debug({ err: error }, 'a notice is lost')
    }
  }
  return ({ events, notices }) => {
    // People wait for notices, and only services for events.
    notify(notices)
    relay.publish(events)
  }
}
