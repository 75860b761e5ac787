import { existsSync, readFileSync } from 'node:fs'
import { type ServiceName, serviceNames } from '@nordbo/contracts'
import type { Secrets } from '../secrets/secrets.ts'
import { inRepo } from '../workspace/paths.ts'
import { serviceUrl } from './databases.ts'
import { schemaDifferences } from './schema-engine.ts'
import { templateOf } from './templates.ts'

/**
 * Compares each service's migrations, as applied to its template database, with its schema.prisma. Returns what is
 * missing in the migrations as SQL, by service; services that agree are left out.
 */
export const findDrift = async (admin: string, secrets: Secrets): Promise<Map<ServiceName, string>> => {
  const drifted = new Map<ServiceName, string>()
  for (const service of serviceNames) {
    const schema = inRepo('services', service, 'prisma/schema.prisma')
    if (!existsSync(schema)) continue
    const url = serviceUrl(admin, service, templateOf(service), secrets)
    const sql = await schemaDifferences(url, readFileSync(schema, 'utf8'))
    if (sql !== '') drifted.set(service, sql)
  }
  return drifted
}
