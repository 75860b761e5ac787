import { type identityService, type OutputOf, ok, type ParsedInputOf, type Result, UserId } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { localeOf } from '../people/person.ts'
import { notChosen, type StoredNotifications, settingsOf } from '../profile/notification-store.ts'

type Procedure = (typeof identityService.procedures)['pushReaders']

interface Row extends Pick<StoredNotifications, 'bookingPush' | 'messagePush' | 'promoPush'> {
  sessionId: string
  userId: string
  locale: string
  /** Null for a person who never chose channels. */
  push: boolean | null
}

/** The people of sessions that live, and what they want to be pushed. */
export const pushReaders =
  ({ db }: Pick<Deps, 'db'>) =>
  async ({ sessionIds }: ParsedInputOf<Procedure>): Promise<Result<OutputOf<Procedure>>> => {
    const rows = await db.query<Row>(Prisma.sql`
      select s.id as "sessionId", u.id as "userId", u.locale, c.push, c.booking_push as "bookingPush",
        c.message_push as "messagePush", c.promo_push as "promoPush"
      from session s join "user" u on u.id = s.user_id left join notification_channels c on c.user_id = u.id
      where s.id = any (${sessionIds}::uuid[]) and s.expires_at > now() and u.suspended_at is null`)
    const readers = rows.map(({ sessionId, userId, locale, push, ...chosen }) => {
      const { bookingPush, messagePush, promoPush } = settingsOf({
        ...notChosen,
        ...chosen,
        push: push ?? notChosen.push,
      })
      const wants = { booking: bookingPush, message: messagePush, promo: promoPush }
      return { sessionId, userId: UserId.parse(userId), locale: localeOf(locale), wants }
    })
    return ok({ readers })
  }
