import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { fetchAgain } from '../../lib/api/fetch-again.ts'
import type { Thread, ThreadSummary } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { paced } from '../../lib/clock/paced.ts'
import type { LiveFrame } from '../../lib/live/thread-frames.ts'
import type { Timeline } from './timeline.ts'

/** The read mark of a message that is in view is stored within this time, so that the answers have it. */
const settleMs = 250
/** A tab fetches lists and counts at most this often (docs/product/messages.md, Live). */
const everyMs = 2_000

/** Fetches the lists and counts again at once, after the person changed something in a thread. */
export const refreshThreads = (queries: QueryClient): void => {
  void fetchAgain(queries, queryKeys.threads)
  void fetchAgain(queries, queryKeys.unreadThreads)
}

const pacers = new WeakMap<QueryClient, () => void>()

/** Fetches the lists and counts again soon, at most once every two seconds however often it is asked. */
export const refreshThreadsSoon = (queries: QueryClient): void => {
  const ask = pacers.get(queries) ?? paced(() => refreshThreads(queries), settleMs, everyMs)
  pacers.set(queries, ask)
  ask()
}

type Listed = InfiniteData<{ items: ThreadSummary[] }>

/** Could lists and counts be other than what this tab has? A repeat and a mark that is known change nothing. */
const changesLists = (queries: QueryClient, frame: LiveFrame): boolean => {
  if (frame.type === 'typing' || frame.type === 'presence') return false
  if (frame.type === 'changed' || frame.type === 'refused') return true
  if (frame.type === 'read') {
    const known = queries.getQueryData<Thread>([...queryKeys.threads, 'one', frame.threadId])
    if (!known) return true
    const ownId = known.side === 'guest' ? known.guestId : known.hostId
    return frame.readerId === ownId && frame.seq > known.readSeq
  }
  const { threadId, seq } = frame.message
  const inLog = queries
    .getQueriesData<Timeline>({ queryKey: [...queryKeys.messages, threadId] })
    .some(([, timeline]) => timeline?.items.some((message) => message.seq === seq))
  if (!inLog) return true
  // A log can be fetched after the list, and then have what the list lacks.
  return queries
    .getQueriesData<Listed>({ queryKey: [...queryKeys.threads, 'list'], type: 'active' })
    .flatMap(([, list]) => list?.pages.flatMap(({ items }) => items) ?? [])
    .some(({ id, lastMessage }) => id === threadId && (lastMessage?.seq ?? 0) < seq)
}

/** Fetches the lists and counts again soon if a frame can have changed them. Called before the frame is taken. */
export const refreshForFrame = (queries: QueryClient, frame: LiveFrame): void => {
  if (changesLists(queries, frame)) refreshThreadsSoon(queries)
}
