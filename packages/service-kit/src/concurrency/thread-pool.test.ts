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

test('work is done by its name on another thread, and what fails there fails here', async () => {
  const pool = open()
  const done = await pool.run('double', anna, () => ({ value: 21 }))
  expect(done).toMatchObject({ ran: true, value: { value: 42 } })
  if (done.ran) expect(done.value.threadId).not.toBe(threadId)
  await expect(pool.run('fail', anna, () => ({ why: 'no paper' }))).rejects.toThrow('no paper')
  expect([pool.running, pool.waiting]).toEqual([0, 0])
})

test('what waits is not fetched before its turn', async () => {
  const pool = open()
  const fetched: number[] = []
  const job = (value: number) => async () => {
    fetched.push(value)
    return { value }
  }
  const first = pool.run('double', anna, job(1))
  const second = pool.run('double', { owner: 'bo' }, job(2))
  expect(fetched).toEqual([1])
  await Promise.all([first, second])
  expect(fetched).toEqual([1, 2])
})

test('work that never ends is ended and gives its turn back', async () => {
  const pool = open({ taskTimeoutMs: 200 })
  await expect(pool.run('spin', anna, () => ({}))).rejects.toThrow()
  expect(pool.running).toBe(0)
})
