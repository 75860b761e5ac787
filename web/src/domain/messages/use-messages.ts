import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { fetchAgain } from '../../lib/api/fetch-again.ts'
import type { Message } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { fetchMessages } from './calls.ts'
import { addNewer, addOlder, joinTimelines, lastSeqOf, type Timeline } from './timeline.ts'

const keyOf = (threadId: string) => [...queryKeys.messages, threadId]
/** Where the messages around a place are kept, or the latest without one. */
const keyAt = (threadId: string, at: number | null) => (at === null ? keyOf(threadId) : [...keyOf(threadId), 'at', at])
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

const refresh = async (
  queries: QueryClient,
  { threadId, at }: { threadId: string; at: number | null },
  signal: AbortSignal,
): Promise<Timeline> => {
  const queryKey = keyAt(threadId, at)
  const known = queries.getQueryData<Timeline>(queryKey)
  if (!known) return fetchMessages(threadId, at === null ? {} : { around: at }, signal)
  const newer = known.newer ? known : await fetchNewer(threadId, known, signal)
  const told = known.newer || newer.items.some(({ seq, event }) => event !== null && seq > lastSeqOf(known))
  const shown = told ? await fetchShown(threadId, newer, signal) : newer
  // Frames and further pages may have come meanwhile.
  const now = queries.getQueryData<Timeline>(queryKey)
  return now ? joinTimelines(now, shown) : shown
}

/** Puts a message into its thread where it was fetched, and fetches what is missing before it. */
export const takeMessage = (queries: QueryClient, message: Message): void => {
  for (const [queryKey, known] of queries.getQueriesData<Timeline>({ queryKey: keyOf(message.threadId) })) {
    // What happened to a booking may show contact data in older messages.
    const isEvent = message.event !== null
    // It comes with its page, once the reader gets there.
    if (known?.newer && !isEvent) continue
    const longer = known && !isEvent ? addNewer(known, [message]) : null
    if (longer) queries.setQueryData(queryKey, longer)
    else void fetchAgain(queries, queryKey)
  }
}

type Loading = 'idle' | 'loading' | 'failed'

/** Loads pages of one direction, one at a time. */
const usePages = (load: () => Promise<void> | undefined): [Loading, () => Promise<void>] => {
  const [state, setState] = useState<Loading>('idle')
  const busy = useRef(false)
  const loadPage = useCallback(async (): Promise<void> => {
    const loading = busy.current ? undefined : load()
    if (!loading) return
    busy.current = true
    setState('loading')
    try {
      await loading
      setState('idle')
    } catch {
      setState('failed')
    } finally {
      busy.current = false
    }
  }, [load])
  return [state, loadPage]
}

/**
 * Messages of a thread: the latest, or those around a place, and further ones on demand. Those that come are added once the latest are
 * there. While a place is fetched, what was shown before stays.
 */
export const useMessages = (threadId: string, at: number | null) => {
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: keyAt(threadId, at),
    queryFn: ({ signal }) => refresh(queries, { threadId, at }, signal),
    staleTime: 0,
    structuralSharing: false,
    placeholderData: keepPreviousData,
  })
  const change = useCallback(
    (changed: (known: Timeline) => Timeline): void =>
      void queries.setQueryData<Timeline>(keyAt(threadId, at), (known) => (known ? changed(known) : known)),
    [queries, threadId, at],
  )
  const loadOlder = useCallback((): Promise<void> | undefined => {
    const known = queries.getQueryData<Timeline>(keyAt(threadId, at))
    const first = known?.items[0]
    if (!known?.more || !first) return
    return fetchMessages(threadId, { before: first.seq }).then((page) => change((now) => addOlder(now, page)))
  }, [queries, threadId, at, change])
  const loadNewer = useCallback((): Promise<void> | undefined => {
    const known = queries.getQueryData<Timeline>(keyAt(threadId, at))
    if (!known?.newer) return
    return fetchMessages(threadId, { after: lastSeqOf(known) }).then((page) => {
      change((now) => ({ ...(addNewer(now, page.items) ?? now), newer: page.newer }))
      // A message that came while this was the last page was not taken.
      if (!page.newer) void fetchAgain(queries, keyAt(threadId, at))
    })
  }, [queries, threadId, at, change])
  const [older, onOlder] = usePages(loadOlder)
  const [newer, onNewer] = usePages(loadNewer)
  return { query, older, loadOlder: onOlder, newer, loadNewer: onNewer }
}
