import { join } from 'node:path'
import type { ServiceName } from '@nordbo/contracts'
import { countStatements } from '../databases/count-statements.ts'
import { cloneDatabases, prepareTemplates } from '../databases/templates.ts'
import type { Certificate } from '../infra/certificate.ts'
import { startInfra } from '../infra/infra.ts'
import { makeSecrets } from '../secrets/secrets.ts'
import { currentTestRun } from '../suite/test-run.ts'
import { createStack, type Stack } from './stack.ts'

export interface TestStackOptions {
  /** Services that get a database, as copying one takes a moment; all by default. */
  services?: readonly ServiceName[]
  /** Starts an own Postgres, for tests that restart or kill it; by default the run's, if there is one. */
  ownPostgres?: boolean
  /** Whether commits reach the disk; for measurements. */
  durable?: boolean
  /** Counts the statements of its databases, where Postgres can; for measurements. */
  counted?: boolean
  /** Starts own servers that accept only TLS, with this certificate. */
  certificate?: Certificate | undefined
}

/** Servers, databases, secrets and ports of one test; testkit starts the processes. */
export interface TestStack {
  readonly stack: Stack
  /** Stops its servers, drops its databases and removes its folder. */
  close(): Promise<void>
}

/**
 * Opens the servers of a fresh system: its own NATS and Redis, and databases copied from migrated templates. Inside `npm test`
 * the run shares one Postgres; alone (`vitest run file`) the test starts its own.
 */
export const openTestStack = async ({
  services,
  ownPostgres = false,
  durable = false,
  counted = false,
  certificate,
}: TestStackOptions = {}): Promise<TestStack> => {
  const run = ownPostgres || durable || certificate ? undefined : currentTestRun(process.env)
  const secrets = run?.secrets ?? makeSecrets()
  const external = { postgres: run?.postgresUrl }
  const infra = await startInfra({ secrets, durable, countsStatements: counted, certificate, external })
  try {
    if (run === undefined) await prepareTemplates(infra.postgresUrl, secrets)
    const databases = await cloneDatabases(infra.postgresUrl, secrets, services)
    if (run !== undefined) databases.guard()
    if (counted) await countStatements(infra.postgresUrl, databases.copied)
    const home = join(infra.folder, 'home')
    const stack = await createStack({ home, mode: 'test', infra, secrets, databases: databases.urls })
    return {
      stack,
      close: async () => {
        if (run !== undefined) await databases.drop()
        await infra.stop()
      },
    }
  } catch (error) {
    await infra.stop()
    throw error
  }
}
