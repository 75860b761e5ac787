import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { loadSecrets, type Secrets } from '../secrets/secrets.ts'

/** Environment variable with the path of the run's file, in which test programs find its Postgres. */
export const testRunVariable = 'NORDBO_TEST_RUN'

const testRunFile = z.object({ postgresUrl: z.string(), secretsFile: z.string() })

/** The run's file, readable only by its owner. */
export type TestRunFile = z.infer<typeof testRunFile>

/** The Postgres and the secrets that the tests of this run share; undefined outside `npm test`. */
export const currentTestRun = (
  env: Record<string, string | undefined>,
): { postgresUrl: string; secrets: Secrets } | undefined => {
  const path = env[testRunVariable]
  if (path === undefined) return undefined
  const { postgresUrl, secretsFile } = testRunFile.parse(JSON.parse(readFileSync(path, 'utf8')))
  return { postgresUrl, secrets: loadSecrets(secretsFile) }
}
