// Checks that migrations and schema.prisma of every service agree; exit code 1 when they do not.
import { startInfra } from '../infra/infra.ts'
import { makeSecrets } from '../secrets/secrets.ts'
import { currentTestRun } from '../suite/test-run.ts'
import { findDrift } from './drift.ts'
import { prepareTemplates } from './templates.ts'

const check = async (): Promise<Awaited<ReturnType<typeof findDrift>>> => {
  const run = currentTestRun(process.env)
  if (run !== undefined) return findDrift(run.postgresUrl, run.secrets)
  const secrets = makeSecrets()
  const infra = await startInfra({ secrets, durable: false, only: ['postgres'] })
  try {
    await prepareTemplates(infra.postgresUrl, secrets)
    return await findDrift(infra.postgresUrl, secrets)
  } finally {
    await infra.stop()
  }
}

const drifted = await check()
for (const [service, sql] of drifted)
  process.stderr.write(
    `services/${service}: schema.prisma asks for what no migration makes; a new migration would be:\n${sql}\n`,
  )
if (drifted.size === 0) process.stdout.write('Migrations and schemas agree.\n')
process.exitCode = drifted.size === 0 ? 0 : 1
