import { type Stack, withClient } from '@nordbo/devstack'
import { z } from 'zod'
import type { Count } from './counts.ts'

const Position = z.tuple([z.object({ position: z.string() })])
const Rows = z.array(
  z.object({ database: z.string(), commits: z.coerce.number(), records: z.coerce.number(), bytes: z.coerce.number() }),
)

/** The end of the log, once it is on disk. A message is written first, because a commit that does not wait may still be in memory. */
const endOfLog = (stack: Stack): Promise<string> =>
  withClient(stack.infra.postgresUrl, async (client) => {
    await client.query('set synchronous_commit = on')
    await client.query(`select pg_logical_emit_message(true, 'nordbo', '')`)
    const { rows } = await client.query('select pg_current_wal_flush_lsn() as position')
    return Position.parse(rows)[0].position
  })

/**
 * Changes by database: a record names its relation, and with it the database; the commit of a transaction names none. Left out is what belongs to
 * no transaction, such as a checkpoint, and what changes only the catalogue, whose relations have shorter numbers: Postgres's own statistics.
 */
const changes = `
with record as (
  select xid, record_length, resource_manager = 'Transaction' and record_type like 'COMMIT%' as ends,
    substring(block_ref from 'rel \\d+/(\\d+)/\\d{5,}')::oid as database
  from pg_get_wal_records_info($1, $2) where xid::text <> '0'
), change as (
  select max(database) as database, bool_or(ends) as committed, count(*) as records, sum(record_length) as bytes from record group by xid
)
select datname as database, count(*) filter (where committed) as commits, sum(records) as records, sum(bytes) as bytes
from change join pg_database on oid = database group by datname`

/** Reads what was written to the log since it was opened. Commits are those that write, which wait for the disk; readers make none. */
export const openWriteAheadLog = async (stack: Stack): Promise<() => Promise<Count[]>> => {
  let position = await endOfLog(stack)
  const read: Count[] = []
  const owners = new Map(
    Object.entries(stack.databases).map(([service, address]) => [new URL(address).pathname.slice(1), service]),
  )
  return async () => {
    const end = await endOfLog(stack)
    const { rows } = await withClient(stack.infra.postgresUrl, (client) => client.query(changes, [position, end]))
    position = end
    for (const { database, commits, records, bytes } of Rows.parse(rows)) {
      const part = owners.get(database)
      if (part === undefined) continue
      const of = { part, detail: '' }
      read.push(
        { ...of, kind: 'commits', count: commits },
        { ...of, kind: 'WAL records', count: records },
        { ...of, kind: 'WAL bytes', count: bytes },
      )
    }
    return [...read]
  }
}
