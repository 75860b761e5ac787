import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchAgain } from '../api/fetch-again.ts'
import type { SessionAnswer } from '../api/model.ts'
import { queryKeys } from '../api/query-keys.ts'
import { openLiveSocket } from './live-socket.ts'
import { readNotice, staleQueries } from './notice-queries.ts'
import { emitThreadFrame, readThreadFrame, setFrameSender } from './thread-frames.ts'

const pauseMs = 100

/**
 * Asks who is signed in now: still this person? It first waits for the changes on their way, because one of them may be what ended the
 * session, and its answer then has the new one.
 */
const isStillSignedIn = async (queries: QueryClient, userId: string): Promise<boolean> => {
  while (queries.isMutating() > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
  await queries.invalidateQueries({ queryKey: queryKeys.session })
  return queries.getQueryData<SessionAnswer>(queryKeys.session)?.user?.id === userId
}

/** Follows a person's notices until the returned function is called. */
const followNotices = (queries: QueryClient, userId: string): (() => void) => {
  let stopped = false
  let close: () => void = () => undefined
  const open = (): void => {
    close = openLiveSocket({
      onSender: setFrameSender,
      onNotice: (text) => {
        const frame = readThreadFrame(text)
        if (frame) return emitThreadFrame(frame)
        const notice = readNotice(text)
        for (const queryKey of notice ? staleQueries(notice.type) : []) void fetchAgain(queries, queryKey)
      },
      onReconnect: () => void fetchAgain(queries, []),
      // A change of the password gives the browser another session.
      onSessionEnded: () =>
        void isStillSignedIn(queries, userId).then((still) => (still && !stopped ? open() : undefined)),
    })
  }
  open()
  return () => {
    stopped = true
    close()
  }
}

/** Subscribes to the signed-in person's notices. A notice refetches what it names, a reconnect everything on screen. */
export const useLive = (userId: string | undefined): void => {
  const queries = useQueryClient()
  useEffect(() => (userId ? followNotices(queries, userId) : undefined), [userId, queries])
}
