import {
  type ErasedKind,
  type ErasureRule,
  erasureRules,
  identityEvents,
  type ServiceName,
  serviceNames,
} from '@nordbo/contracts'
import type { Kit, SqlClient } from '@nordbo/service-kit'

/** A line of the ledger: what a service did with one kind of data, in the words of the rule. */
export interface LedgerLine extends ErasureRule {
  rule: string
  rows: number
}

/** Explains what a service acknowledged by the rules of today. A rule that this release does not know explains itself by its name. */
export const explainKinds = (service: ServiceName, kinds: readonly ErasedKind[]): LedgerLine[] => {
  const rules: Record<string, ErasureRule> = erasureRules[service]
  return kinds.map(({ rule, rows }) => ({ rule, rows, ...(rules[rule] ?? { what: rule, how: 'erased' }) }))
}

interface Acknowledgement {
  erasureId: string
  service: ServiceName
  kinds: readonly ErasedKind[]
  now: Date
}

/** Stores what a service erased and kept, once. With the last one the erasure is complete, which the last letter confirms. */
export const storeAcknowledgement = async (
  kit: Pick<Kit, 'emit'>,
  tx: SqlClient,
  { erasureId, service, kinds, now }: Acknowledgement,
): Promise<void> => {
  // One after the other, so that the last one sees the others.
  const [erasure] = await tx.$queryRawUnsafe<{ userId: string }[]>(
    'select user_id::text as "userId" from erasure where id = $1::uuid for update',
    erasureId,
  )
  if (!erasure) return
  await tx.$executeRawUnsafe(
    `insert into erasure_acknowledgement (erasure_id, service, kinds, acknowledged_at)
     values ($1::uuid, $2, $3::jsonb, $4::timestamptz) on conflict do nothing`,
    erasureId,
    service,
    JSON.stringify(explainKinds(service, kinds)),
    now.toISOString(),
  )
  const completed = await tx.$executeRawUnsafe(
    `update erasure set completed_at = $2::timestamptz where id = $1::uuid and completed_at is null
       and (select count(*) from erasure_acknowledgement where erasure_id = $1::uuid) = $3`,
    erasureId,
    now.toISOString(),
    serviceNames.length,
  )
  if (completed === 0) return
  const data = { erasureId, userId: erasure.userId }
  await kit.emit(tx, identityEvents.personErased, { aggregateId: erasureId, revision: 2, data })
}

/** Forgets where the last letter went. */
export const forgetLetter = async (tx: SqlClient, erasureId: string): Promise<void> => {
  await tx.$executeRawUnsafe(
    'update erasure set letter_name = null, letter_email = null, letter_locale = null where id = $1::uuid',
    erasureId,
  )
}
