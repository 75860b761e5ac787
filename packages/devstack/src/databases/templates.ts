import { randomBytes } from 'node:crypto'
import { type ServiceName, serviceNames } from '@nordbo/contracts'
import type pg from 'pg'
import type { Secrets } from '../secrets/secrets.ts'
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
  drop(): Promise<void>
}

/** Since Postgres 15 a copy goes through the write-ahead log by default. Copying the files takes a fifth of the CPU. */
const canCopyFiles = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  )
  return rows.some(({ version }) => version >= 150_000)
}

/** Copies every service's template into a new database. */
export const cloneDatabases = async (admin: string, secrets: Secrets): Promise<ClonedDatabases> => {
  const prefix = `t${randomBytes(5).toString('hex')}`
  const nameOf = (service: ServiceName): string => `${prefix}_${service}`
  await withClient(admin, async (client) => {
    const copiesFiles = await canCopyFiles(client)
    for (const service of serviceNames)
      await createDatabase(client, nameOf(service), {
        owner: roleOf(service),
        template: templateOf(service),
        copiesFiles,
      })
  })
  return {
    urls: byService((service) => serviceUrl(admin, service, nameOf(service), secrets)),
    drop: () => dropDatabases(admin, serviceNames.map(nameOf)),
  }
}
