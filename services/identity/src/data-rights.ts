import {
  bookingEvents,
  type dataRightsAnswers,
  type EventDefinition,
  listingsEvents,
  messagingEvents,
  payoutsEvents,
  pricingEvents,
  type ServiceName,
  type TimerName,
} from '@nordbo/contracts'
import {
  type EventSubscription,
  nightlyRetention,
  on,
  openPersonalData,
  type SqlClient,
  type Timer,
} from '@nordbo/service-kit'
import { chooseConsents, consentLog, showConsents } from './consents/consents.ts'
import type { Deps } from './core/deps.ts'
import { deleteAccount, deletionBlockers, lastLetter } from './erasure/delete-account.ts'
import { forgetLetter, storeAcknowledgement } from './erasure/erasure-ledger.ts'
import { archiveTimer, dropExpiredArchives, dropParts } from './exports/archive-timer.ts'
import { exportArchive, exportById, latestExport } from './exports/show-export.ts'
import { startExport } from './exports/start-export.ts'
import { storeExportPart } from './exports/store-export-part.ts'
import { dropForgottenFiles } from './partners/partner-files.ts'
import { personalData } from './personal-data/personal-data.ts'
import { documentsTimer } from './verification/decide-verification.ts'

/** The answer events of a service. */
type Answers = { [K in keyof typeof dataRightsAnswers]: EventDefinition<(typeof dataRightsAnswers)[K]['data']> }

const answersOf = {
  listings: listingsEvents,
  pricing: pricingEvents,
  booking: bookingEvents,
  messaging: messagingEvents,
  payouts: payoutsEvents,
} satisfies Partial<Record<ServiceName, Answers>>

type Answering = keyof typeof answersOf
const answering: readonly Answering[] = ['listings', 'pricing', 'booking', 'messaging', 'payouts']

const armArchive = ({ alarms }: Deps, id: string, at: Date): Promise<void> =>
  alarms.set([{ kind: 'exportArchive', id, at }])

/** Handles what other services answer. */
const subscriptions = (deps: Deps, drop: (key: string) => Promise<void>): EventSubscription<SqlClient>[] => [
  ...answering.flatMap((service) => [
    on(answersOf[service].exportPartReady, async ({ data }, tx: SqlClient, { now, afterCommit }) => {
      if (await storeExportPart(tx, service, data, { now, drop }))
        afterCommit(() => armArchive(deps, data.exportId, now))
    }),
    on(answersOf[service].erasureAcknowledged, async ({ data: { erasureId, kinds } }, tx: SqlClient, { now }) =>
      storeAcknowledgement(deps.kit, tx, { erasureId, service, kinds, now }),
    ),
  ]),
  on(messagingEvents.lastLetterSent, async ({ data: { erasureId } }, tx: SqlClient) => forgetLetter(tx, erasureId)),
]

/** Starts what answers the rights of people over their data: events, timers and the nightly deletion. */
export const startDataRights = async (deps: Deps): Promise<void> => {
  const { kit, db, alarms } = deps
  const drop = (key: string) => dropParts(deps, [key])
  const own = openPersonalData(kit, db, personalData(deps), {
    exportPart: async (tx, exportId, part, { afterCommit }) => {
      const now = kit.clock.now()
      if (await storeExportPart(tx, 'identity', { exportId, ...part }, { now, drop }))
        // An alarm before the commit would find the archive as it was.
        afterCommit(() => armArchive(deps, exportId, now))
    },
    erased: (tx, erasureId, kinds) =>
      storeAcknowledgement(kit, tx, { erasureId, service: 'identity', kinds, now: kit.clock.now() }),
  })
  const armed = await kit.timers({
    personalData: own.timer,
    exportArchive: archiveTimer(deps),
    documents: documentsTimer(deps),
    retention: nightlyRetention(kit, db, {
      exports: (cutoff) => dropExpiredArchives(deps, cutoff),
      partners: (cutoff) => dropForgottenFiles(deps, cutoff),
    }),
  } satisfies Record<TimerName<'identity'>, Timer>)
  alarms.connect(armed)
  await kit.consume({ on: subscriptions(deps, drop), db })
}

/** Handlers of the procedures about people's data. */
export const dataRightsHandlers = (deps: Deps) => ({
  startExport: startExport(deps),
  exportById: exportById(deps),
  latestExport: latestExport(deps),
  exportArchive: exportArchive(deps),
  deletionBlockers: deletionBlockers(deps),
  deleteAccount: deleteAccount(deps),
  lastLetter: lastLetter(deps),
  chooseConsents: chooseConsents(deps),
  consents: showConsents(deps),
  consentLog: consentLog(deps),
})
