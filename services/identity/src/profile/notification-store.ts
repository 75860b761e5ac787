import { defaultChannels, type NotificationChannels, type NotificationSettings } from '@nordbo/contracts'
import type { NotificationChannels as NotificationRow } from '../generated/prisma/client.ts'

/** What is stored of a person's notifications: three channels, and choices by subject that follow their channel while they are null. */
export type StoredNotifications = Omit<NotificationRow, 'userId'>

/** What is stored of people who have not chosen. */
export const notChosen: StoredNotifications = {
  ...defaultChannels,
  bookingPush: null,
  messageEmail: null,
  messagePush: null,
  promoEmail: null,
  promoPush: null,
}

/** The choices by subject and channel. */
export const settingsOf = (stored: StoredNotifications): NotificationSettings => ({
  bookingEmail: true,
  bookingPush: stored.bookingPush ?? stored.push,
  messageEmail: stored.messageEmail ?? stored.email,
  messagePush: stored.messagePush ?? stored.push,
  promoEmail: stored.promoEmail ?? stored.email,
  promoPush: stored.promoPush ?? stored.push,
})

/** The three channels: one is on while anything is sent over it that a person may decline. */
export const channelsOf = (stored: StoredNotifications): NotificationChannels => {
  const { messageEmail, promoEmail, bookingPush, messagePush, promoPush } = settingsOf(stored)
  return { email: messageEmail || promoEmail, push: bookingPush || messagePush || promoPush, sms: stored.sms }
}

/** Stores choices by subject. Their channels follow. */
export const withSettings = (stored: StoredNotifications, settings: NotificationSettings): StoredNotifications => {
  const { bookingEmail: _always, ...chosen } = settings
  const next = { ...stored, ...chosen }
  return { ...next, ...channelsOf(next) }
}

/** Stores the three channels. A channel that changes takes all its subjects with it; one that stays leaves them. */
export const withChannels = (stored: StoredNotifications, channels: NotificationChannels): StoredNotifications => {
  const before = channelsOf(stored)
  const { email, push } = channels
  return {
    ...stored,
    ...channels,
    ...(email === before.email ? {} : { messageEmail: email, promoEmail: email }),
    ...(push === before.push ? {} : { bookingPush: push, messagePush: push, promoPush: push }),
  }
}
