import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { fetchAgain } from '../../lib/api/fetch-again.ts'
import type { Message } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { fetchMessages, pageSize } from './calls.ts'
import { addNewer, addOlder, joinTimelines, lastSeqOf, type Timeline } from './timeline.ts'

const keyOf = (threadId: string) => [...queryKeys.messages, threadId]
const largestPage = 100

/** Fetches everything after the last message of the browser. */
const fetchNewer = async (threadId: string, timeline: Timeline, signal: AbortSignal): Promise<Timeline> => {
  const page = await fetchMessages(threadId, { after: lastSeqOf(timeline), limit: largestPage }, signal)
  const longer = addNewer(timeline, page.items) ?? timeline
  return page.more && page.items.length > 0 ? fetchNewer(threadId, longer, signal) : longer
}

/** Fetches again what hid contact data, once a booking may have changed that. */
const fetchShown = async (threadId: string, timeline: Timeline, signal: AbortSignal): Promise<Timeline> => {
  const hidden = timeline.items.findLast(({ masked }) => masked)
  const [first] = timeline.items
  if (!hidden || !first) return timeline
  let shown = timeline
  for (let before = hidden.seq + 1; before > first.seq; ) {
    const page = await fetchMessages(threadId, { before, limit: largestPage }, signal)
    const oldest = page.items[0]
    shown = {
      ...shown,
      items:
        addNewer(
          shown,
          page.items.filter(({ seq }) => seq >= first.seq),
        )?.items ?? shown.items,
    }
    if (!oldest || !page.more) break
    before = oldest.seq
  }
  return shown
}

const refresh = async (queries: QueryClient, threadId: string, signal: AbortSignal): Promise<Timeline> => {
  const known = queries.getQueryData<Timeline>(keyOf(threadId))
  if (!known) return fetchMessages(threadId, { limit: pageSize }, signal)
  const newer = await fetchNewer(threadId, known, signal)
  const told = newer.items.some(({ seq, event }) => event !== null && seq > lastSeqOf(known))
  const shown = told ? await fetchShown(threadId, newer, signal) : newer
  // Frames and older pages may have come meanwhile.
  const now = queries.getQueryData<Timeline>(keyOf(threadId))
  return now ? joinTimelines(now, shown) : shown
}

/** Puts a message into its thread where it was fetched, and fetches what is missing before it. */
export const takeMessage = (queries: QueryClient, message: Message): void => {
  const queryKey = keyOf(message.threadId)
  const known = queries.getQueryData<Timeline>(queryKey)
  // What happened to a booking may show contact data in older messages.
  const longer = known && message.event === null ? addNewer(known, [message]) : null
  if (longer) queries.setQueryData(queryKey, longer)
  else void fetchAgain(queries, queryKey)
}

/** The messages of a thread: the latest, those that come, and older ones on demand. */
export const useMessages = (threadId: string) => {
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: keyOf(threadId),
    queryFn: ({ signal }) => refresh(queries, threadId, signal),
    staleTime: 0,
    structuralSharing: false,
  })
  const busy = useRef(false)
  const [older, setOlder] = useState<'idle' | 'loading' | 'failed'>('idle')
  const loadOlder = useCallback(async (): Promise<void> => {
    const known = queries.getQueryData<Timeline>(keyOf(threadId))
    const first = known?.items[0]
    if (!known?.more || !first || busy.current) return
    busy.current = true
    setOlder('loading')
    try {
      const page = await fetchMessages(threadId, { before: first.seq })
      queries.setQueryData<Timeline>(keyOf(threadId), (now) => (now ? addOlder(now, page) : now))
      setOlder('idle')
    } catch {
      setOlder('failed')
    } finally {
      busy.current = false
    }
  }, [queries, threadId])
  return { query, older, loadOlder }
}
