import { type messagingService, type Notification, ok, userNoticeSubject } from '@nordbo/contracts'
import { createCursors, type Handlers, pageOf, personOf } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Deps } from '../core/deps.ts'
import { createMailReads, type MailReads } from '../delivery/mail-reads.ts'
import { countUnread, listNotifications, markRead, type Told } from '../notifications/notification-store.ts'
import { notificationPath } from './notification-path.ts'

type Centre = Pick<
  Handlers<(typeof messagingService)['procedures']>,
  'notifications' | 'unreadNotifications' | 'readNotifications'
>
type CentreDeps = Pick<Deps, 'db' | 'kit' | 'identity' | 'booking' | 'listings'>

const cursors = createCursors(z.object({ before: z.int().positive() }))
const list = 'notifications'

/** A notification with the home that it is about, and the page of its reader. */
const complete = async (reads: MailReads, personId: string, told: Told): Promise<Notification> => {
  const { id, seq, kind, bookingId, listingId, toldAt, read } = told
  const booking = bookingId ? await reads.booking(bookingId) : undefined
  const side = booking?.guestId === personId ? 'guest' : 'host'
  const listing = booking ? { id: booking.listing.id, title: booking.listing.title } : null
  const path = notificationPath({ kind, side, bookingId, listingId })
  return { id, seq, kind, bookingId, listing, path, at: toldAt.toISOString(), read }
}

/** What a person sees behind the bell (docs/product/notifications.md, Centre). */
export const centreHandlers = (deps: CentreDeps): Centre => ({
  notifications: async ({ cursor, limit }, call) => {
    const personId = personOf(call.actor)
    const after = cursors.read(list, cursor)
    if (!after.ok) return after
    const rows = await listNotifications(deps.db.client, personId, after.value?.before, limit + 1)
    const { items, nextCursor } = pageOf(rows, limit, ({ seq }) => cursors.write(list, { before: seq }))
    const reads = createMailReads(deps)
    return ok({ items: await Promise.all(items.map((told) => complete(reads, personId, told))), nextCursor })
  },
  unreadNotifications: async (_, call) => ok({ count: await countUnread(deps.db.client, personOf(call.actor)) }),
  readNotifications: async ({ upTo }, call) => {
    const personId = personOf(call.actor)
    const answer = await call.command(deps.db, async (tx) => {
      await markRead(tx, personId, upTo, call.now)
      return ok({ count: await countUnread(tx, personId) })
    })
    // The person's other browsers follow.
    deps.kit.publish(userNoticeSubject(personId), {
      v: 1,
      type: 'notificationsRead.changed',
      id: personId,
      revision: 0,
    })
    return answer
  },
})
