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

/** More ids than this are named as everything. */
const mostIds = 1_000

/**
 * Returns a function that names what a commit changed, sends its notices to the browsers and publishes its events. It never throws.
 */
export const createAnnouncer = ({ relay, nats, log }: AnnounceDeps): ((emitted: Emitted) => void) => {
  const notify = (notices: readonly NoticeDraft[]): void => {
    try {
      for (const { userId, type, id, revision } of latest(notices))
        nats.publish(userNoticeSubject(userId), encode({ v: 1, type, id, revision }))
    } catch (error) {
      log.debug({ err: error }, 'a notice is lost')
    }
  }
  const nameChanges = (changes: Emitted['changes']): void => {
    try {
      for (const [subject, ids] of changes)
        nats.publish(subject, encode({ v: 1, ids: ids.has(null) || ids.size > mostIds ? null : [...ids] }))
    } catch (error) {
      log.debug({ err: error }, 'a change is not named')
    }
  }
  return ({ events, notices, changes }) => {
    // A browser that a notice sends back must not find an older answer in a cache.
    nameChanges(changes)
    // People wait for notices, and only services for events.
    notify(notices)
    relay.publish(events)
  }
}
