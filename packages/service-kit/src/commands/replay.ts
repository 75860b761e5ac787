/**
 * Sends events again, for one service at a time, while it runs:
 *
 *   DATABASE_URL=… node packages/service-kit/src/commands/replay.ts --since 2026-11-19T00:00:00Z
 *   DATABASE_URL=… node packages/service-kit/src/commands/replay.ts --dead-letters
 *
 * `--since` publishes the service's own events since then again, at most 7 days back, after JetStream lost its store.
 * `--dead-letters` retries the events that the service could not handle. The running service does the work within seconds.
 */
import process from 'node:process'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { loadConfig } from '../config/load-config.ts'
import { openDatabasePool } from '../database/open-database.ts'
import { requestDeadLetterRetry } from '../events/dead-letter.ts'
import { republishSince } from '../events/republish.ts'
import { createLogger } from '../log/logger.ts'

const log = createLogger({ name: 'replay', level: 'info' })

const replay = async (): Promise<void> => {
  const { values } = parseArgs({ options: { since: { type: 'string' }, 'dead-letters': { type: 'boolean' } } })
  const since = values.since === undefined ? undefined : z.iso.datetime().parse(values.since)
  if (since === undefined && !values['dead-letters']) throw new Error('say --since <instant> or --dead-letters')
  const { DATABASE_URL } = loadConfig('replay', z.object({ DATABASE_URL: z.string() }), process.env)
  const pool = openDatabasePool({ url: DATABASE_URL, max: 1, service: 'replay', log })
  try {
    if (since) log.info({ since, events: await republishSince(pool, new Date(since)) }, 'given back to the relay')
    if (values['dead-letters']) log.info({ events: await requestDeadLetterRetry(pool) }, 'will be tried again')
  } finally {
    await pool.end()
  }
}

replay().catch((error: unknown) => {
  log.fatal({ err: error }, 'nothing was sent again')
  process.exitCode = 1
})
