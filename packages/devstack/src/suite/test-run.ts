import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { loadSecrets, type Secrets } from '../secrets/secrets.ts'

/** How the programs of one test run find its Postgres: this variable names a file of this form. */
export const testRunVariable = 'NORDBO_TEST_RUN'

const testRunFile = z.object({ postgresUrl: z.string(), secretsFile: z.string() })

/** Written by the run, readable for its owner alone. */
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
