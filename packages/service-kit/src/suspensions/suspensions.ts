import { type Actor, err, identityEvents, type identityService, ok, type Result, type UserId } from '@nordbo/contracts'
import type { Database, PrismaLike, SqlClient, TransactionScope, TxOf } from '../database/database.ts'
import { type EventContext, type EventSubscription, on } from '../events/subscription.ts'
import type { Client } from '../rpc/caller.ts'
import type { ServiceCallOptions } from '../rpc/service-client.ts'

/** Whether a person is suspended, by identity's event. */
export interface SuspensionState {
  userId: UserId
  suspended: boolean
  /** The person's own: an older event changes nothing. */
  revision: number
}

/** Reacts to the start or end of a suspension, in the transaction that stores it. */
export type SuspensionHandler<Tx> = (
  standing: SuspensionState,
  tx: Tx,
  context: Pick<EventContext, 'now' | 'afterCommit'>,
) => Promise<void>

/** Stores a suspension in `kit.standing`, unless a newer one is stored. Returns whether the person was suspended or reactivated by it. */
export const storeSuspensionState = async (
  tx: SqlClient,
  { userId, suspended, revision }: SuspensionState,
): Promise<boolean> => {
  // Two first events of a person may arrive at once: the second must see the first.
  await tx.$executeRawUnsafe('select pg_advisory_xact_lock(hashtextextended($1, 11))', userId)
  const rows = await tx.$queryRawUnsafe<Pick<SuspensionState, 'suspended' | 'revision'>[]>(
    'select suspended, revision from kit.standing where person_id = $1::uuid',
    userId,
  )
  const [before] = rows
  if (before && before.revision >= revision) return false
  await tx.$executeRawUnsafe(
    `insert into kit.standing (person_id, suspended, revision) values ($1::uuid, $2, $3)
     on conflict (person_id) do update set suspended = excluded.suspended, revision = excluded.revision`,
    userId,
    suspended,
    revision,
  )
  return suspended !== (before?.suspended ?? false)
}

/** Which of these people are suspended. */
export const findSuspended = async (
  reader: Pick<SqlClient, '$queryRawUnsafe'>,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await reader.$queryRawUnsafe<{ id: string }[]>(
    'select person_id::text as id from kit.standing where suspended and person_id = any ($1::uuid[])',
    [...new Set(userIds)],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Refuses what a suspended person asks for, also while the session is still open (docs/product/people.md, Suspension). */
export const refuseSuspended = async (
  reader: Pick<SqlClient, '$queryRawUnsafe'>,
  actor: Actor,
): Promise<Result<true>> =>
  actor.kind === 'user' && (await findSuspended(reader, [actor.userId])).size > 0 ? err('auth.suspended') : ok(true)

const ignoreChange = async (): Promise<void> => undefined

/** Stores suspensions from identity's events, in any order and any number of times, and handles each change. */
export const suspensionSubscriptions = <Tx extends SqlClient>(
  follow: SuspensionHandler<Tx> = ignoreChange,
): EventSubscription<Tx>[] =>
  [
    { event: identityEvents.userSuspended, suspended: true },
    { event: identityEvents.userReactivated, suspended: false },
  ].map(({ event, suspended }) =>
    on(event, async ({ data, revision }, tx: Tx, context) => {
      const standing = { userId: data.userId, suspended, revision }
      if (await storeSuspensionState(tx, standing)) await follow(standing, tx, context)
    }),
  )

/** Loads every suspension from identity, page by page, and handles new ones. Returns how many people were read. */
export const reloadSuspensions = async <C extends PrismaLike>(
  db: Pick<Database<C>, 'transaction'>,
  identity: Pick<Client<typeof identityService.procedures, ServiceCallOptions>, 'standings'>,
  follow: (standing: SuspensionState, tx: TxOf<C>, scope: TransactionScope) => Promise<void> = ignoreChange,
): Promise<number> => {
  let read = 0
  let after: UserId | null = null
  do {
    const page: Awaited<ReturnType<typeof identity.standings>> = await identity.standings({ after })
    if (!page.ok) throw new Error(`identity refused its snapshot: ${page.error.code}`)
    for (const standing of page.value.people)
      await db.transaction(async (tx, scope) => {
        if (await storeSuspensionState(tx, standing)) await follow(standing, tx, scope)
      })
    read += page.value.people.length
    after = page.value.next
  } while (after !== null)
  return read
}
