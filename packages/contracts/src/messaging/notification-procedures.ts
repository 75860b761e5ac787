import { z } from 'zod'
import { page, pageQuery } from '../rpc/page.ts'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { BookingId, ListingId } from '../values/ids.ts'

/** What a person was told, as the centre behind the bell lists it. It names things by id: the web has the words. */
export const Notification = z.object({
  id: z.uuid(),
  /** Grows from one of a person's notifications to the next. */
  seq: z.int().positive(),
  /** A `NotificationKind`; a browser leaves out those of a later release. */
  kind: z.string(),
  bookingId: BookingId.nullable(),
  listing: z.object({ id: ListingId, title: z.string() }).nullable(),
  /** The page where something can be done about it. */
  path: z.string(),
  at: Instant,
  read: z.boolean(),
})
export type Notification = z.infer<typeof Notification>

/** Procedures of the notification centre (docs/product/notifications.md, Centre). */
export const notificationProcedures = {
  /** The signed-in person's notifications, newest first. */
  notifications: procedure({
    input: z.object(pageQuery({ maxLimit: 50, defaultLimit: 20 })),
    output: page(Notification),
    errors: ['cursor.invalid'],
    actor: ['user'],
    timeoutMs: 5_000,
  }),
  unreadNotifications: procedure({ input: z.object({}), output: z.object({ count: z.int() }), actor: ['user'] }),
  /** Marks those up to a number as read. */
  readNotifications: procedure({
    input: z.object({ upTo: z.int().positive() }),
    output: z.object({ count: z.int() }),
    actor: ['user'],
    idempotent: true,
  }),
}
