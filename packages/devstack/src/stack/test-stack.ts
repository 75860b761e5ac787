import { join } from 'node:path'
import { cloneDatabases, prepareTemplates } from '../databases/templates.ts'
import type { Certificate } from '../infra/certificate.ts'
import { startInfra } from '../infra/infra.ts'
import { makeSecrets } from '../secrets/secrets.ts'
import { currentTestRun } from '../suite/test-run.ts'
import { createStack, type Stack } from './stack.ts'

export interface TestStackOptions {
  /** A Postgres of its own, for tests that restart or kill it; else that of the run, when there is one. */
  ownPostgres?: boolean
  /** Whether commits reach the disk; for measurements. */
  durable?: boolean
  /** Its own servers speak TLS alone, and show this. */
  certificate?: Certificate | undefined
}

/** Servers, databases, secrets and ports of one test; its processes are the testkit's business. */
export interface TestStack {
  readonly stack: Stack
  /** Stops its servers, drops its databases, removes its folder. */
  close(): Promise<void>
}

/**
 * A fresh system's ground: its own NATS and Redis, its own databases copied from migrated templates. Inside `npm test`
 * Postgres is shared by the run; alone (`vitest run file`) the test brings its own.
 */
export const openTestStack = async ({
  ownPostgres = false,
  durable = false,
  certificate,
}: TestStackOptions = {}): Promise<TestStack> => {
  const run = ownPostgres || durable || certificate ? undefined : currentTestRun(process.env)
  const secrets = run?.secrets ?? makeSecrets()
  const infra = await startInfra({ secrets, durable, certificate, external: { postgres: run?.postgresUrl } })
  try {
    if (run === undefined) await prepareTemplates(infra.postgresUrl, secrets)
    const databases = await cloneDatabases(infra.postgresUrl, secrets)
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
