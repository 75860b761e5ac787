import { type ServiceName, serviceNames } from '@nordbo/contracts'
import pg from 'pg'
import { type Secrets, secretOf } from '../secrets/secrets.ts'
import { asRole, databaseUrl, withClient } from './connect.ts'

/** The passwords of a system's database roles. */
export type DatabaseSecrets = Pick<Secrets, 'databases'>

/** Database role of a service, which owns its database and may connect to no other. */
export const roleOf = (service: ServiceName): string => `nordbo_${service}`

/** Addresses by service, each with the service's own role. */
export type DatabaseUrls = Record<ServiceName, string>

/** One address per service, made from its name. */
export const byService = (make: (service: ServiceName) => string): DatabaseUrls => ({
  identity: make('identity'),
  listings: make('listings'),
  pricing: make('pricing'),
  booking: make('booking'),
  messaging: make('messaging'),
  payouts: make('payouts'),
})

const quoted = (name: string): string => pg.escapeIdentifier(name)

/** Creates each service's role, or sets its password. */
export const ensureRoles = (admin: string, secrets: DatabaseSecrets): Promise<void> =>
  withClient(admin, async (client) => {
    for (const service of serviceNames) {
      const role = roleOf(service)
      const password = pg.escapeLiteral(secretOf(secrets.databases, service))
      const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role])
      const verb = rowCount === 0 ? 'create' : 'alter'
      await client.query(`${verb} role ${quoted(role)} login nosuperuser nocreatedb nocreaterole password ${password}`)
    }
  })

interface NewDatabase {
  owner: string
  /** The database that it is a copy of. */
  template?: string
  /** Copies the files of the template instead of writing its pages to the log. From Postgres 15. */
  copiesFiles?: boolean
}

/** Creates a database that only its owner may connect to. */
export const createDatabase = async (
  client: pg.Client,
  database: string,
  { owner, template, copiesFiles = false }: NewDatabase,
): Promise<void> => {
  const source = template === undefined ? '' : ` template ${quoted(template)}`
  const strategy = copiesFiles ? ' strategy file_copy' : ''
  await client.query(`create database ${quoted(database)} owner ${quoted(owner)}${source}${strategy}`)
  await client.query(`revoke connect, temporary on database ${quoted(database)} from public`)
}

/** Creates a database that only its owner may connect to, unless it exists. */
export const ensureDatabase = (admin: string, database: string, options: { owner: string }): Promise<void> =>
  withClient(admin, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database])
    if (rowCount === 0) await createDatabase(client, database, options)
  })

/** Drops databases and closes their connections. */
export const dropDatabases = (admin: string, databases: readonly string[]): Promise<void> =>
  withClient(admin, async (client) => {
    for (const database of databases) await client.query(`drop database if exists ${quoted(database)} with (force)`)
  })

/** Address of a service's database, as the service itself. */
export const serviceUrl = (admin: string, service: ServiceName, database: string, secrets: DatabaseSecrets): string =>
  asRole(databaseUrl(admin, database), roleOf(service), secretOf(secrets.databases, service))

/** Creates the permanent databases `nordbo_<service>` of a system where they are missing. */
export const createDatabases = async (admin: string, secrets: DatabaseSecrets): Promise<DatabaseUrls> => {
  await ensureRoles(admin, secrets)
  for (const service of serviceNames) await ensureDatabase(admin, `nordbo_${service}`, { owner: roleOf(service) })
  return byService((service) => serviceUrl(admin, service, `nordbo_${service}`, secrets))
}
