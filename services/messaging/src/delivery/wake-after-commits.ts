import { userNoticeSubject } from '@nordbo/contracts'
import type { Db, Deps } from '../core/deps.ts'
import { notesOf, openNotes } from '../notifications/transaction-notes.ts'
import { hasQueuedMails } from './delivery-store.ts'

/**
 * The database with transactions that wake what they queued: mails and push messages are sent right after the commit instead of at the next
 * sweep, and browsers hear what is new behind the bell.
 */
export const wakeAfterCommits = (
  { db, kit, alarms }: Pick<Deps, 'db' | 'kit' | 'alarms'>,
  wakeMails: () => void,
): Db => ({
  ...db,
  transaction: async (work, options) => {
    let queued = false
    const now = kit.clock.now()
    let notes: ReturnType<typeof notesOf> | undefined
    const watched: typeof work = async (tx, scope) => {
      openNotes(tx, now)
      const value = await work(tx, scope)
      queued = hasQueuedMails(tx)
      notes = notesOf(tx)
      return value
    }
    const value = await db.transaction(watched, options)
    if (queued) wakeMails()
    const { told = [], pushes = [] } = notes ?? {}
    for (const id of told) kit.publish(userNoticeSubject(id), { v: 1, type: 'notification.changed', id, revision: 0 })
    // Not awaited: the sweep finds those whose alarm is lost.
    alarms.set([...pushes].map((id) => ({ kind: 'push', id, at: now }))).catch((error: unknown) => {
      kit.log.warn({ err: error }, 'could not set alarms of push messages')
    })
    return value
  },
})
