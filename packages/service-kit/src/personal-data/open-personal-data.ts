import { type dataRightsAnswers, type ErasedKind, type EventDefinition, identityEvents } from '@nordbo/contracts'
import type { Database, PrismaLike, SqlClient, TransactionScope, TxOf } from '../database/database.ts'
import { type EventSubscription, on } from '../events/subscription.ts'
import type { Kit } from '../lifecycle/kit.ts'
import type { ArmedTimer, Timer } from '../timers/timer.ts'
import { erasePerson } from './erase-person.ts'
import {
  findDueRequests,
  findRequest,
  finishRequest,
  type PersonRequest,
  storePersonRequest,
} from './person-requests.ts'
import type { PersonalData } from './personal-data.ts'
import { type StoredPart, storePart } from './store-part.ts'

/** The events with which a service answers, of its own contract. */
export type AnswerEvents = {
  [K in keyof typeof dataRightsAnswers]: EventDefinition<(typeof dataRightsAnswers)[K]['data']>
}

/** How a service answers, in the transaction that ends the request. */
export interface PersonalDataAnswers<Tx> {
  exportPart(tx: Tx, exportId: string, part: StoredPart, scope: TransactionScope): Promise<void>
  erased(tx: Tx, erasureId: string, kinds: ErasedKind[]): Promise<void>
}

/** Answers identity by events of the service. */
export const answerByEvents = ({ emit }: Pick<Kit, 'emit'>, events: AnswerEvents): PersonalDataAnswers<SqlClient> => ({
  exportPart: async (tx, exportId, part) => {
    await emit(tx, events.exportPartReady, { aggregateId: exportId, revision: 1, data: { exportId, ...part } })
  },
  erased: async (tx, erasureId, kinds) => {
    await emit(tx, events.erasureAcknowledged, { aggregateId: erasureId, revision: 1, data: { erasureId, kinds } })
  },
})

/** How long an erasure may take in the database, ms. */
const eraseWithinMs = 30_000

/** What makes a service answer identity's requests about people's data. */
export interface PersonalDataWork {
  /** Store the requests of identity's events. */
  subscriptions: EventSubscription<SqlClient>[]
  /** Does the stored requests, and again after a failure or a start. */
  timer: Timer
  /** Call it with the armed timer, so that a request is done at once. */
  connect(timer: ArmedTimer): void
}

/** Answers identity's requests about people's data (docs/product/data-rights.md). */
export const openPersonalData = <P extends PrismaLike>(
  kit: Pick<Kit, 'service' | 'blobs' | 'clock'>,
  db: Database<P>,
  data: PersonalData<TxOf<P>>,
  answers: PersonalDataAnswers<TxOf<P>>,
): PersonalDataWork => {
  let armed: ArmedTimer | undefined

  const accept = (kind: PersonRequest['kind'], id: string, personId: string, tx: SqlClient, now: Date) =>
    storePersonRequest(tx, { id, kind, personId }, now)

  const finish = async (
    request: PersonRequest,
    work: (tx: TxOf<P>, scope: TransactionScope) => Promise<void>,
  ): Promise<void> => {
    await db.transaction(
      async (tx, scope) => {
        if (await finishRequest(tx, request.id, kit.clock.now())) await work(tx, scope)
      },
      { timeout: eraseWithinMs },
    )
  }

  const makeExport = async (request: PersonRequest): Promise<void> => {
    const { service, blobs } = kit
    const part = await storePart({ service, blobs, reader: db.client }, data, request)
    await finish(request, (tx, scope) => answers.exportPart(tx, request.id, part, scope))
  }

  const erase = async (request: PersonRequest): Promise<void> => {
    const { id, personId } = request
    await data.eraseOutside?.(personId)
    await finish(request, async (tx) => {
      await answers.erased(tx, id, await erasePerson(tx, data, { personId, now: kit.clock.now() }))
    })
  }

  return {
    subscriptions: [
      on(identityEvents.exportRequested, async ({ data: { exportId, userId } }, tx: SqlClient, context) => {
        await accept('export', exportId, userId, tx, context.now)
        context.afterCommit(async () => armed?.arm(exportId, context.now))
      }),
      on(identityEvents.personErasureRequested, async ({ data: { erasureId, userId } }, tx: SqlClient, context) => {
        await accept('erasure', erasureId, userId, tx, context.now)
        context.afterCommit(async () => armed?.arm(erasureId, context.now))
      }),
    ],
    timer: {
      due: (_now, until, limit) => findDueRequests(db.client, until, limit),
      fire: async (id) => {
        const request = await findRequest(db.client, id)
        if (request) await (request.kind === 'export' ? makeExport(request) : erase(request))
      },
    },
    connect: (timer) => {
      armed = timer
    },
  }
}
