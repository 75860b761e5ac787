import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Message } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import type { LiveFrame } from '../../lib/live/thread-frames.ts'
import { createReadMarks } from './read-marks.ts'
import { refreshForFrame } from './refresh-threads.ts'
import { takeFrame } from './take-frame.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const told = { body: 'Hej', masked: false, event: null, pictures: [], createdAt: '2027-01-01T12:00:00Z' }
const message = (seq: number): Message => ({ id: `m${seq}`, threadId: 't', seq, senderId: 'guest', ...told })

/** The host's tab with the list, the count and one open chat, and how often it asked the server for anything. */
const openTab = () => {
  const queries = new QueryClient()
  const server = { lastSeq: 0, readSeq: 0 }
  const asked: string[] = []
  const marks: number[] = []
  const people = { id: 't', side: 'host', guestId: 'guest', hostId: 'host' } as const
  const show = (queryKey: readonly string[], queryFn: () => unknown): void => {
    new QueryObserver(queries, {
      queryKey,
      queryFn: () => {
        asked.push(`GET ${queryKey.join(' ')}`)
        return queryFn()
      },
    }).subscribe(() => undefined)
  }
  const listed = () => [{ ...people, lastMessage: message(server.lastSeq) }]
  show([...queryKeys.threads, 'list', 'host', 'false'], () => ({ pages: [{ items: listed() }], pageParams: [''] }))
  show([...queryKeys.threads, 'one', 't'], () => ({ ...people, readSeq: server.readSeq, otherReadSeq: 0 }))
  show(queryKeys.unreadThreads, () => ({ host: server.lastSeq > server.readSeq ? 1 : 0 }))
  queries.setQueryData([...queryKeys.messages, 't'], { items: [], more: false, newer: false })
  /** The chat, the list and the badge each follow the frames. */
  const hear = (frame: LiveFrame): void => {
    takeFrame(queries, frame)
    refreshForFrame(queries, frame)
    refreshForFrame(queries, frame)
  }
  const mark = createReadMarks(queries, 't', async (_, seq) => {
    asked.push('PUT read')
    marks.push(seq)
    server.readSeq = seq
    hear({ type: 'read', threadId: 't', readerId: 'host', seq })
    return { readSeq: seq }
  })
  return { asked, marks, server, hear, mark, queries }
}

const arrive = ({ server, hear }: ReturnType<typeof openTab>, seq: number): void => {
  server.lastSeq = seq
  hear({ type: 'message', message: message(seq) })
}

it('sixty messages that are read within a minute cost a tab fewer than 160 requests', async () => {
  const tab = openTab()
  await vi.advanceTimersByTimeAsync(5_000)
  tab.asked.length = 0
  for (let seq = 1; seq <= 60; seq++) {
    arrive(tab, seq)
    tab.mark(seq)
    await vi.advanceTimersByTimeAsync(1_000)
  }
  await vi.advanceTimersByTimeAsync(5_000)
  // At most 60 marks, and three answers every two seconds: a person's limit of 600 holds three tabs and what else they do.
  expect(tab.asked.length).toBeLessThan(160)
  expect(tab.queries.getQueryData(queryKeys.unreadThreads)).toEqual({ host: 0 })
  expect(tab.server.readSeq).toBe(60)
})

it('one message that is read at once costs a mark, and the list, the thread and the count once each', async () => {
  const tab = openTab()
  await vi.advanceTimersByTimeAsync(5_000)
  tab.asked.length = 0
  arrive(tab, 1)
  tab.mark(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(tab.asked.toSorted()).toEqual([
    'GET threads list host false',
    'GET threads one t',
    'GET unread-threads',
    'PUT read',
  ])
})

it('the last of several messages at once is fetched too', async () => {
  const tab = openTab()
  await vi.advanceTimersByTimeAsync(5_000)
  arrive(tab, 1)
  await vi.advanceTimersByTimeAsync(1_000)
  arrive(tab, 2)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(tab.queries.getQueryData([...queryKeys.threads, 'list', 'host', 'false'])).toMatchObject({
    pages: [{ items: [{ lastMessage: { seq: 2 } }] }],
  })
})

it('a repeated message, a known mark and the mark of the other person cost nothing', async () => {
  const tab = openTab()
  arrive(tab, 1)
  tab.mark(1)
  await vi.advanceTimersByTimeAsync(10_000)
  tab.asked.length = 0
  arrive(tab, 1)
  tab.hear({ type: 'read', threadId: 't', readerId: 'host', seq: 1 })
  tab.hear({ type: 'read', threadId: 't', readerId: 'guest', seq: 1 })
  tab.hear({ type: 'typing', threadId: 't', userId: 'guest' })
  tab.mark(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(tab.asked).toEqual([])
  expect(tab.queries.getQueryData([...queryKeys.threads, 'one', 't'])).toMatchObject({ otherReadSeq: 1 })
})

it('a message that the log has and the list has not is fetched', async () => {
  const tab = openTab()
  await vi.advanceTimersByTimeAsync(5_000)
  tab.queries.setQueryData([...queryKeys.messages, 't'], { items: [message(1)], more: false, newer: false })
  tab.asked.length = 0
  arrive(tab, 1)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(tab.asked).toHaveLength(3)
})

it('marks are sent at once, then at most once a second with the newest place', async () => {
  const tab = openTab()
  for (let seq = 1; seq <= 5; seq++) {
    tab.mark(seq)
    await vi.advanceTimersByTimeAsync(300)
  }
  await vi.advanceTimersByTimeAsync(2_000)
  expect(tab.marks).toEqual([1, 4, 5])
})

it('a thread that the server refuses is fetched again, so that its page says that it is gone', async () => {
  const tab = openTab()
  await vi.advanceTimersByTimeAsync(5_000)
  tab.asked.length = 0
  tab.hear({ type: 'refused', threadId: 't' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(tab.asked).toContain('GET threads one t')
})
