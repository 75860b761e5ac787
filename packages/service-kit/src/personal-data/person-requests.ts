import type { SqlClient } from '../database/database.ts'

/** What identity asked about a person's data. */
export interface PersonRequest {
  id: string
  kind: 'export' | 'erasure'
  personId: string
}

type Reader = Pick<SqlClient, '$queryRawUnsafe'>

/** Stores a request, once. */
export const storePersonRequest = (
  tx: SqlClient,
  { id, kind, personId }: PersonRequest,
  now: Date,
): PromiseLike<number> =>
  tx.$executeRawUnsafe(
    `insert into kit.person_request (id, kind, person_id, requested_at, due_at)
     values ($1::uuid, $2, $3::uuid, $4::timestamptz, $4::timestamptz) on conflict (id) do nothing`,
    id,
    kind,
    personId,
    now.toISOString(),
  )

/** Requests that are not done. */
export const findDueRequests = async (
  reader: Reader,
  until: Date,
  limit: number,
): Promise<{ id: string; at: Date }[]> => {
  const rows = await reader.$queryRawUnsafe<{ id: string; at: string | Date }[]>(
    `select id::text, due_at as at from kit.person_request where due_at <= $1::timestamptz order by due_at, id limit $2`,
    until.toISOString(),
    limit,
  )
  return rows.map(({ id, at }) => ({ id, at: new Date(at) }))
}

/** A request that is not done; undefined for others. */
export const findRequest = async (reader: Reader, id: string): Promise<PersonRequest | undefined> => {
  const rows = await reader.$queryRawUnsafe<PersonRequest[]>(
    `select id::text, kind, person_id::text as "personId" from kit.person_request where id = $1::uuid and due_at is not null`,
    id,
  )
  return rows[0]
}

/** Marks a request as done. Returns whether it was not done before; another process waits for this one's end. */
export const finishRequest = async (tx: SqlClient, id: string, now: Date): Promise<boolean> =>
  (await tx.$executeRawUnsafe(
    'update kit.person_request set due_at = null, done_at = $2::timestamptz where id = $1::uuid and due_at is not null',
    id,
    now.toISOString(),
  )) > 0
