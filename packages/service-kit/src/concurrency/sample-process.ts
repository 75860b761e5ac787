// A process pool's program, for tests.
import { getPriority } from 'node:os'
import process from 'node:process'
import { doJobs } from './process-jobs.ts'

/** Doubles a number, says who did it, or does as it is told. */
doJobs(async ({ value, why }: { value: number; why?: 'fail' | 'spin' | 'die' }) => {
  if (why === 'fail') throw new Error('no paper')
  if (why === 'die') process.exit(3)
  if (why === 'spin') for (;;);
  return { value: value * 2, pid: process.pid, priority: getPriority(), hasSecrets: 'NORDBO_SECRET' in process.env }
})
