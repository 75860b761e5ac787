import type { SqlClient } from '../database/database.ts'
import type { KitStatements } from '../database/driver-transactions.ts'

/**
 * Records that a consumer handles events; returns the ids of those that it did not handle before. Waits for a concurrent delivery of
 * the same events.
 */
export const recordInInbox = async (
  statements: KitStatements,
  tx: SqlClient,
  consumer: string,
  eventIds: readonly string[],
): Promise<Set<string>> => {
  const rows = await statements.query(tx, {
    // In one order, so that two processes with the same events do not wait for each other in a circle.
    sql: `insert into kit.inbox (consumer, event_id) select $1::text, id from unnest($2::uuid[]) as id order by id
          on conflict do nothing returning event_id::text`,
    values: [consumer, `{${eventIds.join()}}`],
  })
  return new Set(rows.flatMap(([id]) => id ?? []))
}
