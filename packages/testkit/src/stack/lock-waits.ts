import { type Stack, waitUntil } from '@nordbo/devstack'
import { countRows } from './read-rows.ts'

/** Waits until this many sessions of a service's database wait for a lock that another session holds. @throws after 10 s */
export const untilWaitingForLocks = async (
  stack: Pick<Stack, 'databases'>,
  service: keyof Stack['databases'],
  sessions: number,
): Promise<void> => {
  const waiting = `
    select count(*) from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`
  if (!(await waitUntil(async () => (await countRows(stack, service, waiting)) >= sessions, 10_000)))
    throw new Error(`fewer than ${sessions} sessions of ${service} wait for a lock`)
}
