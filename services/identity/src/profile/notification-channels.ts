import { type NotificationChannels, type NotificationSettings, ok, type Result } from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import {
  channelsOf,
  notChosen,
  type StoredNotifications,
  settingsOf,
  withChannels,
  withSettings,
} from './notification-store.ts'
import { findActive } from './profile-row.ts'
import { lockActive } from './update-profile.ts'

const stored = {
  ...{ email: true, push: true, sms: true, bookingPush: true },
  ...{ messageEmail: true, messagePush: true, promoEmail: true, promoPush: true },
} as const

const read = async (client: Pick<Tx, 'notificationChannels'>, userId: string): Promise<StoredNotifications> =>
  (await client.notificationChannels.findUnique({ where: { userId }, select: stored })) ?? notChosen

const store = (tx: Tx, userId: string, next: StoredNotifications) =>
  tx.notificationChannels.upsert({ where: { userId }, create: { userId, ...next }, update: next })

/** Changes some of a person's choices by subject and channel, and leaves the others. The person's row must be locked. */
export const changeSettings = async (tx: Tx, userId: string, chosen: Partial<NotificationSettings>): Promise<void> => {
  const before = await read(tx, userId)
  await store(tx, userId, withSettings(before, { ...settingsOf(before), ...chosen }))
}

const show =
  <T>(view: (row: StoredNotifications) => T) =>
  ({ db }: Pick<Deps, 'db'>) =>
  async (_input: Record<string, never>, { actor }: Call): Promise<Result<T>> => {
    const found = await findActive(db.client, personOf(actor))
    return found.ok ? ok(view(await read(db.client, found.value.id))) : found
  }

const change =
  <T>(view: (row: StoredNotifications) => T, write: (row: StoredNotifications, chosen: T) => StoredNotifications) =>
  ({ db }: Pick<Deps, 'db'>) =>
  async (chosen: T, call: Call): Promise<Result<T>> =>
    call.command(db, async (tx) => {
      const found = await lockActive(tx, personOf(call.actor))
      if (!found.ok) return found
      const userId = found.value.id
      const next = write(await read(tx, userId), chosen)
      await store(tx, userId, next)
      return ok(view(next))
    })

/** The channels on which the signed-in person wants news and reminders. */
export const showNotificationChannels = show<NotificationChannels>(channelsOf)

/** Stores the channels (docs/product/people.md, Notifications). */
export const setNotificationChannels = change<NotificationChannels>(channelsOf, withChannels)

/** What the signed-in person wants, by subject and channel. */
export const showNotificationSettings = show<NotificationSettings>(settingsOf)

/** Stores what the signed-in person wants, by subject and channel. It is the same store as that of the channels. */
export const setNotificationSettings = change<NotificationSettings>(settingsOf, withSettings)
