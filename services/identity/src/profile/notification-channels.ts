import { defaultChannels, type NotificationChannels, ok, type Result } from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { findActive } from './profile-row.ts'

const chosen = { email: true, push: true, sms: true } as const

/** The channels on which the signed-in person wants news and reminders. */
export const showNotificationChannels =
  ({ db }: Pick<Deps, 'db'>) =>
  async (_input: Record<string, never>, { actor }: Call): Promise<Result<NotificationChannels>> => {
    const found = await findActive(db.client, personOf(actor))
    if (!found.ok) return found
    const row = await db.client.notificationChannels.findUnique({ where: { userId: found.value.id }, select: chosen })
    return ok(row ?? defaultChannels)
  }

/** Stores the channels (docs/product/people.md, Notifications). */
export const setNotificationChannels =
  ({ db }: Pick<Deps, 'db'>) =>
  async (channels: NotificationChannels, call: Call): Promise<Result<NotificationChannels>> =>
    call.command(db, async (tx) => {
      const found = await findActive(tx, personOf(call.actor))
      if (!found.ok) return found
      const row = await tx.notificationChannels.upsert({
        where: { userId: found.value.id },
        create: { userId: found.value.id, ...channels },
        update: channels,
        select: chosen,
      })
      return ok(row)
    })
