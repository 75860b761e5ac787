import { constants, getPriority } from 'node:os'
import process from 'node:process'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openProcessPool } from './process-pool.ts'

const Output = z.object({ value: z.number(), pid: z.int(), priority: z.int(), hasSecrets: z.boolean() })
type Output = z.infer<typeof Output>
interface Input {
  value: number
  why?: 'fail' | 'spin' | 'die'
}

const open = (taskTimeoutMs = 60_000) => {
  const pool = openProcessPool<Input, Output>({
    program: new URL('./sample-process.ts', import.meta.url),
    isOutput: (value): value is Output => Output.safeParse(value).success,
    ...{ taskTimeoutMs, atOnce: 1, perPerson: 1, waiting: 4, waitingPerPerson: 4 },
  })
  afterAll(() => pool.stop())
  const run = async (input: Input): Promise<Output> => {
    const outcome = await pool.run({ owner: 'anna' }, () => input)
    if (!outcome.ran) throw new Error(outcome.why)
    return outcome.value
  }
  return { pool, run }
}

test('jobs run in another process, which is kept, has the lowest priority and no secrets', async () => {
  process.env.NORDBO_SECRET = 'secret'
  const { run } = open()
  const own = getPriority()
  const first = await run({ value: 21 })
  expect(first).toMatchObject({ value: 42, hasSecrets: false })
  if (process.platform !== 'win32') expect(first.priority).toBe(constants.priority.PRIORITY_LOW)
  expect((await run({ value: 1 })).pid).toBe(first.pid)
  expect(first.pid).not.toBe(process.pid)
  expect(getPriority()).toBe(own)
  delete process.env.NORDBO_SECRET
})

test('a job that fails, ends its process or never ends rejects, and the next one works', async () => {
  const { run } = open()
  await expect(run({ value: 1, why: 'fail' })).rejects.toThrow('no paper')
  await expect(run({ value: 1, why: 'die' })).rejects.toThrow('ended')
  expect((await run({ value: 2 })).value).toBe(4)
  const impatient = open(2_000)
  await expect(impatient.run({ value: 1, why: 'spin' })).rejects.toThrow('too long')
})

test('no process is left when the pool stops', async () => {
  const { pool, run } = open()
  const { pid } = await run({ value: 1 })
  await pool.stop()
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})
