import {
  bookingService,
  identityService,
  listingsService,
  messagingEvents,
  messagingService,
  type TimerName,
  userNoticeSubject,
} from '@nordbo/contracts'
import {
  answerByEvents,
  createAlarms,
  nightlyRetention,
  openFileKeys,
  openKit,
  openPersonalData,
  type StartService,
  type Timer,
} from '@nordbo/service-kit'
import { showCalendar } from './calendar/show-calendar.ts'
import { centreHandlers } from './centre/show-centre.ts'
import { createSubscriptions } from './consumers/subscriptions.ts'
import type { MessagingConfig } from './core/config.ts'
import type { Db, Deps } from './core/deps.ts'
import { hasQueuedMails } from './delivery/delivery-store.ts'
import { startMailSender } from './delivery/mail-sender.ts'
import { Prisma } from './generated/prisma/client.ts'
import { threadHandlers } from './handlers/thread-handlers.ts'
import { hostMessageHandlers } from './host-messages/handlers.ts'
import { armPlansOf, plannedMessageTimer } from './host-messages/send-planned.ts'
import { notesOf, openNotes } from './notifications/transaction-notes.ts'
import { personalData } from './personal-data/personal-data.ts'
import { messagePictureTimer } from './pictures/message-pictures.ts'
import { openMailServer } from './smtp/mail-server.ts'
import { openTicket } from './support/open-ticket.ts'

/** Starts messaging, which sends mails about events. */
export const start: StartService<MessagingConfig> = async (config) => {
  const kit = await openKit({ service: 'messaging', config })
  const db = kit.driverDatabase(Prisma.sql)
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
  }
  const mailSender = startMailSender(deps)
  // Mails that a commit queued are sent now instead of at the next sweep, and browsers hear what is new behind the bell.
  const wakingDb: Db = {
    ...db,
    transaction: async (work, options) => {
      let queued = false
      let told: ReadonlySet<string> = new Set()
      const watched: typeof work = async (tx, scope) => {
        openNotes(tx, kit.clock.now())
        const value = await work(tx, scope)
        queued = hasQueuedMails(tx)
        told = notesOf(tx).told
        return value
      }
      const value = await db.transaction(watched, options)
      if (queued) mailSender.wake()
      for (const id of told) kit.publish(userNoticeSubject(id), { v: 1, type: 'notification.changed', id, revision: 0 })
      return value
    },
  }
  kit.onStop(async () => {
    await mailSender.stop()
    mailServer.close()
  })
  await kit.serve(messagingService, {
    stayCalendar: showCalendar(deps),
    openTicket: openTicket({ db: wakingDb }),
    ...centreHandlers({ ...deps, db: wakingDb }),
    ...hostMessageHandlers(deps),
    ...threadHandlers({ ...deps, db: wakingDb }),
  })
  const rights = openPersonalData(kit, db, personalData(deps), answerByEvents(kit, messagingEvents))
  const alarms = await kit.timers({
    mail: mailSender.timer,
    messagePicture: messagePictureTimer(deps),
    plannedMessage: plannedMessageTimer(deps),
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
