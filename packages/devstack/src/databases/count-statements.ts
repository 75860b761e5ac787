import pg from 'pg'
import { withClient } from './connect.ts'

/** Any number: one system at a time creates the extensions, which Postgres does not do twice at once. */
const lock = 4_711

/**
 * Lets Postgres count the statements of databases (pg_stat_statements) from their next connections on, and read its log of changes
 * (pg_walinspect). What the server does not have stays out: both are parts of its contrib package.
 */
export const countStatements = (admin: string, databaseUrls: readonly string[]): Promise<void> =>
  withClient(admin, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lock])
    const { rows } = await client.query<{ name: string }>(
      `select name from pg_available_extensions where name = 'pg_walinspect'
         or name = 'pg_stat_statements' and current_setting('shared_preload_libraries') like '%pg_stat_statements%'`,
    )
    const names = rows.map(({ name }) => name)
    for (const name of names) await client.query(`create extension if not exists ${pg.escapeIdentifier(name)}`)
    if (!names.includes('pg_stat_statements')) return
    for (const url of databaseUrls) {
      const database = pg.escapeIdentifier(new URL(url).pathname.slice(1))
      await client.query(`alter database ${database} set pg_stat_statements.track = 'top'`)
    }
  })
