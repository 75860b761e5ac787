import type { SqlClient } from '../database/database.ts'
import type { KitStatements } from '../database/driver-transactions.ts'

/** Records that a consumer handles an event; false when it did so before. Waits for a concurrent delivery of the same event. */
export const recordInInbox = async (
  statements: KitStatements,
  tx: SqlClient,
  consumer: string,
  eventId: string,
): Promise<boolean> => {
  const inserted = await statements.execute(tx, {
    sql: 'insert into kit.inbox (consumer, event_id) values ($1, $2::uuid) on conflict do nothing',
    values: [consumer, eventId],
  })
  return inserted > 0
}
