// For deployments: creates each service's role and database and applies its migrations.
import { serviceNames } from '@nordbo/contracts'
import { z } from 'zod'
import { createDatabases } from './databases.ts'
import { migrate } from './migrate.ts'

const passwordVariable = (service: string): string => `DATABASE_PASSWORD_${service.toUpperCase()}`

const given = z
  .object({
    POSTGRES_ADMIN_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    ...Object.fromEntries(serviceNames.map((service) => [passwordVariable(service), z.string().min(1)])),
  })
  .safeParse(process.env)

if (given.success) {
  const passwords = serviceNames.map((service) => [service, String(process.env[passwordVariable(service)])])
  const urls = await createDatabases(given.data.POSTGRES_ADMIN_URL, { databases: Object.fromEntries(passwords) })
  for (const service of serviceNames) {
    const applied = await migrate(service, urls[service])
    process.stdout.write(`${service}: ${applied.length === 0 ? 'up to date' : applied.join(', ')}\n`)
  }
} else {
  for (const issue of given.error.issues) process.stderr.write(`${issue.path.join('.')}: ${issue.message}\n`)
  process.exitCode = 1
}
