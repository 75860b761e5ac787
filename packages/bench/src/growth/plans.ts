import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withClient } from '@nordbo/devstack'
import pg from 'pg'
import type { Question } from '../questions/question.ts'
import type { MeasuredStack } from '../system/measured-stack.ts'

/** Makes Postgres log the plan, with times and pages, of what listings sends on its next connections. */
const logPlans = (stack: MeasuredStack['booted']['stack']): Promise<void> =>
  withClient(stack.infra.postgresUrl, async (client) => {
    const database = pg.escapeIdentifier(new URL(stack.databases.listings).pathname.slice(1))
    await client.query(`load 'auto_explain'`)
    for (const setting of [
      `session_preload_libraries = 'auto_explain'`,
      'auto_explain.log_min_duration = 0',
      'auto_explain.log_analyze = on',
      'auto_explain.log_buffers = on',
    ])
      await client.query(`alter database ${database} set ${setting}`)
  })

/** A plan in the log of Postgres. */
interface LoggedPlan {
  /** What executing it took, ms. */
  ms: number
  /** Its tree, one node or detail a line. */
  tree: string
}

/** Reads the plans in a log of Postgres. */
export const plansIn = (log: string): LoggedPlan[] =>
  log.split(/^(?=\d{4}-\d\d-\d\d )/m).flatMap((entry) => {
    const [, ms] = /duration: ([\d.]+) ms {2}plan:\n/.exec(entry) ?? []
    if (ms === undefined) return []
    const lines = entry.split('\n').map((line) => line.replace(/^\t/, ''))
    const root = lines.findIndex((line) => /^\S.*\(cost=/.test(line))
    return [{ ms: Number(ms), tree: lines.slice(root).join('\n').trim() }]
  })

/**
 * The plan of the slowest statement among the last of these questions to the public API. They are enough for each connection to use its
 * generic plan. Restarts every process, so it comes last.
 */
export const readPlan = async (stack: MeasuredStack, questions: readonly Question[]): Promise<string> => {
  const { stack: system } = stack.booted
  const file = join(system.infra.folder, 'logs', 'postgres.log')
  await logPlans(system)
  await stack.restart({})
  for (const { path } of questions.slice(0, -1)) await fetch(new URL(path, stack.booted.url))
  const before = readFileSync(file, 'utf8').length
  for (const { path } of questions.slice(-1)) await fetch(new URL(path, stack.booted.url))
  const [slowest] = plansIn(readFileSync(file, 'utf8').slice(before)).toSorted((one, other) => other.ms - one.ms)
  return slowest?.tree ?? 'no plan was logged'
}
