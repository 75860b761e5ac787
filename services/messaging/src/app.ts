import { bookingService, identityService, listingsService, messagingService } from '@nordbo/contracts'
import { openKit, type StartService } from '@nordbo/service-kit'
import { showCalendar } from './calendar/show-calendar.ts'
import type { MessagingConfig } from './config.ts'
import { subscriptionsFor } from './consumers/subscriptions.ts'
import { startCourier } from './delivery/courier.ts'
import { openPost } from './delivery/post.ts'
import type { Db, Deps } from './deps.ts'
import { PrismaClient } from './generated/prisma/client.ts'

/** Messaging: hears what happened and writes to those whom it concerns. */
export const start: StartService<MessagingConfig> = async (config) => {
  const kit = await openKit({ service: 'messaging', config })
  const db = kit.database((adapter) => new PrismaClient({ adapter }))
  const post = openPost({ url: config.SMTP_URL, from: config.MAIL_FROM, publicUrl: config.PUBLIC_URL })
  const deps: Deps = {
    ...{ config, kit, db, post },
    identity: kit.client(identityService),
    booking: kit.client(bookingService),
    listings: kit.client(listingsService),
  }
  const courier = startCourier(deps)
  // A committed event may have queued a mail: the courier looks at once instead of at its next sweep.
  const watched: Db = {
    ...db,
    transaction: async (work, options) => {
      const value = await db.transaction(work, options)
      courier.wake()
      return value
    },
  }
  kit.onStop(async () => {
    await courier.stop()
    post.close()
  })
  await kit.serve(messagingService, { stayCalendar: showCalendar(deps) })
  await kit.timers({ mail: courier.timer })
  await kit.consume({ on: subscriptionsFor(config), db: watched })
  await kit.ready()
  return { stop: kit.stop, idle: kit.idle }
}
