import {
  bookingService,
  identityService,
  listingsService,
  messagingEvents,
  messagingService,
  redisKeysOf,
  type TimerName,
} from '@nordbo/contracts'
import {
  answerByEvents,
  createAlarms,
  createRateLimiter,
  nightlyRetention,
  openFileKeys,
  openKit,
  openPersonalData,
  openRedis,
  type StartService,
  type Timer,
} from '@nordbo/service-kit'
import { showCalendar } from './calendar/show-calendar.ts'
import { centreHandlers } from './centre/show-centre.ts'
import { createSubscriptions } from './consumers/subscriptions.ts'
import { openAddressHash } from './core/address-hash.ts'
import type { MessagingConfig } from './core/config.ts'
import type { Deps } from './core/deps.ts'
import { openTicketTokens } from './core/link-tokens.ts'
import { startMailSender } from './delivery/mail-sender.ts'
import { wakeAfterCommits } from './delivery/wake-after-commits.ts'
import { Prisma } from './generated/prisma/client.ts'
import { threadHandlers } from './handlers/thread-handlers.ts'
import { hostMessageHandlers } from './host-messages/handlers.ts'
import { armPlansOf, plannedMessageTimer } from './host-messages/send-planned.ts'
import { bounceHandlers } from './mail-log/accept-mail-bounce.ts'
import { mailLogHandlers } from './mail-log/show-mail-log.ts'
import { messageMailTimer } from './messages/mail-unread.ts'
import { newsletterHandlers } from './newsletter/newsletter-handlers.ts'
import { personalData } from './personal-data/personal-data.ts'
import { messagePictureTimer } from './pictures/message-pictures.ts'
import { openPush } from './push/open-push.ts'
import { openMailServer } from './smtp/mail-server.ts'
import { supportHandlers } from './support/support-handlers.ts'
import { ticketFileTimer } from './tickets/file-timer.ts'

/** Starts messaging, which sends mails and push messages about events. */
export const start: StartService<MessagingConfig> = async (config) => {
  const kit = await openKit({ service: 'messaging', config })
  const db = kit.driverDatabase(Prisma.sql)
  const redis = openRedis({ config, name: 'messaging', log: kit.log })
  kit.onStop(() => redis.quit())
  const windows = createRateLimiter(redis, `${redisKeysOf(config.REDIS_PREFIX, 'messaging')}:contact`)
  const mailServer = openMailServer({ url: config.SMTP_URL, from: config.MAIL_FROM, publicUrl: config.PUBLIC_URL })
  const armed = createAlarms<TimerName<'messaging'>>(kit.clock)
  const deps: Deps = {
    config,
    kit,
    db,
    mailServer,
    identity: kit.client(identityService),
    booking: kit.client(bookingService),
    listings: kit.client(listingsService),
    alarms: armed,
    pictureKeys: openFileKeys(config.PICTURE_SECRET, 'pictures of messages'),
    ticketFileKeys: openFileKeys(config.PICTURE_SECRET, 'files about questions'),
    ticketTokens: openTicketTokens(config.PICTURE_SECRET),
    addressHash: openAddressHash(config.PICTURE_SECRET),
  }
  const mailSender = startMailSender(deps)
  const wakingDb = wakeAfterCommits(deps, mailSender.wake)
  const push = openPush(deps, wakingDb)
  kit.onStop(async () => {
    await mailSender.stop()
    mailServer.close()
  })
  await kit.serve(messagingService, {
    stayCalendar: showCalendar(deps),
    ...supportHandlers({ ...deps, db: wakingDb, windows }),
    ...newsletterHandlers({ ...deps, db: wakingDb, windows }),
    ...centreHandlers({ ...deps, db: wakingDb }),
    ...hostMessageHandlers(deps),
    ...mailLogHandlers(deps),
    ...bounceHandlers(deps),
    ...push.handlers,
    ...push.watched(threadHandlers({ ...deps, db: wakingDb })),
  })
  const rights = openPersonalData(kit, db, personalData(deps), answerByEvents(kit, messagingEvents))
  const alarms = await kit.timers({
    mail: mailSender.timer,
    messageMail: messageMailTimer(wakingDb),
    messagePicture: messagePictureTimer(deps),
    ticketFile: ticketFileTimer(deps),
    plannedMessage: plannedMessageTimer(deps),
    ...push.timers,
    personalData: rights.timer,
    retention: nightlyRetention(kit, db),
  } satisfies Record<TimerName<'messaging'>, Timer>)
  armed.connect(alarms)
  rights.connect(alarms.personalData)
  await kit.consume({
    on: [...createSubscriptions({ ...deps, armPlans: armPlansOf(deps) }), ...rights.subscriptions],
    db: wakingDb,
  })
  await kit.ready()
  return { stop: kit.stop, pendingWork: kit.pendingWork }
}
