import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServiceName } from '@nordbo/contracts'
import type pg from 'pg'
import { inRepo } from '../workspace/paths.ts'
import { withClient } from './connect.ts'

export interface Migration {
  name: string
  sql: string
  checksum: string
}

const migration = (name: string, path: string): Migration => {
  const sql = readFileSync(path, 'utf8')
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}

/** Migrations of the kit's own tables (schema `kit`), oldest first. */
export const kitMigrations = (): Migration[] => {
  const folder = inRepo('packages/service-kit/migrations')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => migration(file.slice(0, -'.sql'.length), join(folder, file)))
}

/** Migrations of a service, oldest first, from the folder that Prisma's own tools read too. */
export const serviceMigrations = (service: ServiceName): Migration[] => {
  const folder = inRepo('services', service, 'prisma/migrations')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => migration(name, join(folder, name, 'migration.sql')))
}

/** Prisma's own table, so that its tools have the same history. */
const prismaTable = `create table if not exists _prisma_migrations (
  id varchar(36) primary key not null,
  checksum varchar(64) not null,
  finished_at timestamptz,
  migration_name varchar(255) not null,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz not null default now(),
  applied_steps_count integer not null default 0
)`

const kitTable = `create table if not exists kit.migration (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
)`

/** How applied migrations of one kind are recorded. */
interface Ledger {
  prepare: readonly string[]
  applied: string
  record(client: pg.Client, migration: Migration): Promise<unknown>
}

const kitLedger: Ledger = {
  prepare: ['create schema if not exists kit', kitTable],
  applied: 'select name, checksum from kit.migration',
  record: (client, { name, checksum }) =>
    client.query('insert into kit.migration (name, checksum) values ($1, $2)', [name, checksum]),
}

const prismaLedger: Ledger = {
  prepare: [prismaTable],
  applied: 'select migration_name as name, checksum from _prisma_migrations where rolled_back_at is null',
  record: (client, { name, checksum }) =>
    client.query(
      `insert into _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count)
       values ($1, $2, now(), $3, 1)`,
      [randomUUID(), checksum, name],
    ),
}

const apply = async (client: pg.Client, ledger: Ledger, migrations: readonly Migration[]): Promise<string[]> => {
  for (const statement of ledger.prepare) await client.query(statement)
  const { rows } = await client.query<{ name: string; checksum: string }>(ledger.applied)
  const known = new Map(rows.map((row) => [row.name, row.checksum]))
  const fresh: string[] = []
  for (const each of migrations) {
    const checksum = known.get(each.name)
    if (checksum === each.checksum) continue
    if (checksum !== undefined)
      throw new Error(
        `migration ${each.name} was changed after it was applied; add a new one, or 'npm run reset' at home`,
      )
    await client.query('begin')
    try {
      await client.query(each.sql)
      await ledger.record(client, each)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      const reason = error instanceof Error ? error.message : String(error)
      throw new Error(`migration ${each.name} failed: ${reason}`, { cause: error })
    }
    fresh.push(each.name)
  }
  return fresh
}

/**
 * Applies the missing migrations of the kit, then of a service. Each file is one transaction; concurrent processes take
 * turns. Returns the names of those it applied.
 */
export const applyMigrations = (
  url: string,
  kit: readonly Migration[],
  service: readonly Migration[],
): Promise<string[]> =>
  withClient(url, async (client) => {
    await client.query(`select pg_advisory_lock(hashtext('nordbo migrate'))`)
    await client.query('set client_min_messages = warning')
    return [...(await apply(client, kitLedger, kit)), ...(await apply(client, prismaLedger, service))]
  })

/** Applies the missing migrations of a service, under the service's own role. */
export const migrate = (service: ServiceName, url: string): Promise<string[]> =>
  applyMigrations(url, kitMigrations(), serviceMigrations(service))
