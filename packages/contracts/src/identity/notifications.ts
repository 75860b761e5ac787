import { z } from 'zod'

/** The channels on which a person wants news and reminders (docs/product/people.md, Notifications). */
export const NotificationChannels = z.object({ email: z.boolean(), push: z.boolean(), sms: z.boolean() })
export type NotificationChannels = z.infer<typeof NotificationChannels>

/** The channels of people who have not chosen. */
export const defaultChannels: NotificationChannels = { email: true, push: true, sms: false }

/** Which notifications a person wants, by subject and channel (docs/product/people.md, Notifications). */
export const NotificationSettings = z.object({
  /** Mails about a person's own bookings, payments and payouts are always sent. */
  bookingEmail: z.literal(true),
  bookingPush: z.boolean(),
  messageEmail: z.boolean(),
  messagePush: z.boolean(),
  promoEmail: z.boolean(),
  promoPush: z.boolean(),
})
export type NotificationSettings = z.infer<typeof NotificationSettings>
