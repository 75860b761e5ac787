import { expect, test } from 'vitest'
import { createFairQueue, type FairQueueLimits, type QueueOutcome } from './fair-queue.ts'

const limits: FairQueueLimits = { atOnce: 2, perPerson: 1, waiting: 6, waitingPerPerson: 3 }

/** A queue whose tasks run until `end`; `begun` lists those that began, in order. */
const held = (over: Partial<FairQueueLimits> = {}) => {
  const queue = createFairQueue({ ...limits, ...over })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, owner: string, options: { kind?: string; signal?: AbortSignal } = {}) =>
    queue.run({ owner, ...options }, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      return name
    })
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { queue, begun, ask, end }
}
const whyNot = async (outcome: Promise<QueueOutcome<string>>) => {
  const result = await outcome
  return result.ran ? 'ran' : result.why
}

test('one person runs one task at a time and leaves the other place to others', async () => {
  const { begun, ask, end } = held()
  for (const name of ['a1', 'a2', 'a3']) void ask(name, 'anna')
  void ask('b1', 'bo')
  expect(begun).toEqual(['a1', 'b1'])
  await end('b1')
  expect(begun).toEqual(['a1', 'b1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'b1', 'a2'])
})

test('people take turns, however many tasks one of them has waiting', async () => {
  const { begun, ask, end } = held({ atOnce: 1 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(name, 'anna')
  for (const name of ['b1', 'b2']) void ask(name, 'bo')
  void ask('c1', 'cecilie')
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']) await end(name)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('a kind of task takes no more than its share, and others go ahead of it', async () => {
  const { begun, ask, end } = held({ atOnce: 3, perPerson: 3, perKind: { large: 1 } })
  void ask('l1', 'anna', { kind: 'large' })
  void ask('l2', 'bo', { kind: 'large' })
  void ask('s1', 'bo', { kind: 'small' })
  void ask('s2', 'cecilie', { kind: 'small' })
  expect(begun).toEqual(['l1', 's1', 's2'])
  await end('s1')
  expect(begun).toHaveLength(3)
  await end('l1')
  expect(begun).toEqual(['l1', 's1', 's2', 'l2'])
})

test('a person with too many waiting tasks is refused, and everybody is when the queue is full', async () => {
  const { queue, ask } = held()
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(name, 'anna')
  expect(await whyNot(ask('a5', 'anna'))).toBe('tooMany')
  for (const name of ['b1', 'b2', 'b3', 'b4']) void ask(name, 'bo')
  expect([queue.running, queue.waiting]).toEqual([2, 6])
  expect(await whyNot(ask('c1', 'cecilie'))).toBe('busy')
})

test('a waiting task that is aborted leaves the queue and never begins', async () => {
  const { queue, begun, ask, end } = held({ atOnce: 1 })
  const gone = new AbortController()
  void ask('a1', 'anna')
  const waiting = ask('b1', 'bo', { signal: gone.signal })
  void ask('c1', 'cecilie')
  gone.abort()
  expect(await whyNot(waiting)).toBe('overdue')
  expect(await whyNot(ask('b2', 'bo', { signal: gone.signal }))).toBe('overdue')
  expect(queue.waiting).toBe(1)
  await end('a1')
  expect(begun).toEqual(['a1', 'c1'])
})

test('a task that fails frees its place for the next', async () => {
  const queue = createFairQueue({ ...limits, atOnce: 1 })
  const failing = queue.run({ owner: 'anna' }, () => Promise.reject(new Error('broken')))
  const next = queue.run({ owner: 'bo' }, async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toEqual({ ran: true, value: 'done' })
  expect([queue.running, queue.waiting]).toEqual([0, 0])
})
