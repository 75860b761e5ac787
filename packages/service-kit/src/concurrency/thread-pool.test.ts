import { threadId } from 'node:worker_threads'
import { afterAll, expect, test } from 'vitest'
import type * as program from './sample-program.ts'
import { openThreadPool, type ThreadPoolOptions } from './thread-pool.ts'

const options: ThreadPoolOptions = {
  program: new URL('./sample-program.ts', import.meta.url),
  taskTimeoutMs: 60_000,
  atOnce: 1,
  perPerson: 1,
  waiting: 4,
  waitingPerPerson: 4,
}
const open = (over: Partial<ThreadPoolOptions> = {}) => {
  const pool = openThreadPool<typeof program>({ ...options, ...over })
  afterAll(() => pool.stop())
  return pool
}
const anna = { owner: 'anna' }

test('a job runs by its name on another thread, and its failure rejects here', async () => {
  const pool = open()
  const done = await pool.run('double', anna, () => ({ value: 21 }))
  expect(done).toMatchObject({ ran: true, value: { value: 42 } })
  if (done.ran) expect(done.value.threadId).not.toBe(threadId)
  await expect(pool.run('fail', anna, () => ({ why: 'no paper' }))).rejects.toThrow('no paper')
  expect([pool.running, pool.waiting]).toEqual([0, 0])
})

test('the input of a waiting job is not made before its turn', async () => {
  const pool = open()
  const made: number[] = []
  const job = (value: number) => async () => {
    made.push(value)
    return { value }
  }
  const first = pool.run('double', anna, job(1))
  const second = pool.run('double', { owner: 'bo' }, job(2))
  expect(made).toEqual([1])
  await Promise.all([first, second])
  expect(made).toEqual([1, 2])
})

test('a job that never ends is stopped and frees its place', async () => {
  const pool = open({ taskTimeoutMs: 200 })
  await expect(pool.run('spin', anna, () => ({}))).rejects.toThrow()
  expect(pool.running).toBe(0)
})
