import { randomBytes } from 'node:crypto'
import { type ServiceName, serviceNames } from '@nordbo/contracts'
import type pg from 'pg'
import type { Secrets } from '../secrets/secrets.ts'
import { guardDatabase, unguardDatabase } from '../supervise/guard.ts'
import { withClient } from './connect.ts'
import {
  byService,
  createDatabase,
  type DatabaseUrls,
  dropDatabases,
  ensureDatabase,
  ensureRoles,
  roleOf,
  serviceUrl,
} from './databases.ts'
import { migrate } from './migrate.ts'

/** The template database of a service. */
export const templateOf = (service: ServiceName): string => `template_${service}`

/** Migrates one template database per service, once per Postgres server, so that each test gets a copy in milliseconds. */
export const prepareTemplates = async (admin: string, secrets: Secrets): Promise<void> => {
  await ensureRoles(admin, secrets)
  for (const service of serviceNames) {
    await ensureDatabase(admin, templateOf(service), { owner: roleOf(service) })
    await migrate(service, serviceUrl(admin, service, templateOf(service), secrets))
  }
}

/** Databases of one test, and how to drop them. */
export interface ClonedDatabases {
  urls: DatabaseUrls
  /** Addresses of those that were copied. */
  copied: readonly string[]
  /** Drops them also when this process ends without `drop`: for a server that outlives it. */
  guard(): void
  drop(): Promise<void>
}

/** Since Postgres 15 a copy goes through the write-ahead log by default. Copying the files takes a fifth of the CPU. */
const canCopyFiles = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  )
  return rows.some(({ version }) => version >= 150_000)
}

/**
 * Copies the templates of services, of all by default, into new databases. Every service gets an address; that of one that was not
 * copied leads to no database.
 */
export const cloneDatabases = async (
  admin: string,
  secrets: Secrets,
  services: readonly ServiceName[] = serviceNames,
): Promise<ClonedDatabases> => {
  const prefix = `t${randomBytes(5).toString('hex')}`
  const nameOf = (service: ServiceName): string => `${prefix}_${service}`
  const names = services.map(nameOf)
  await withClient(admin, async (client) => {
    const copiesFiles = await canCopyFiles(client)
    for (const service of services)
      await createDatabase(client, nameOf(service), {
        owner: roleOf(service),
        template: templateOf(service),
        copiesFiles,
      })
  })
  return {
    urls: byService((service) => serviceUrl(admin, service, nameOf(service), secrets)),
    copied: services.map((service) => serviceUrl(admin, service, nameOf(service), secrets)),
    guard: () => {
      for (const name of names) guardDatabase(admin, name)
    },
    drop: async () => {
      await dropDatabases(admin, names)
      names.forEach(unguardDatabase)
    },
  }
}
