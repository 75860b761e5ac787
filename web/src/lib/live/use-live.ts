import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryKeys } from '../api/query-keys.ts'
import { openLiveSocket } from './live-socket.ts'
import { readNotice, staleQueries } from './notice-queries.ts'

/** Subscribes to the signed-in person's notices. A notice refetches what it names, a reconnect everything on screen. */
export const useLive = (userId: string | undefined): void => {
  const queries = useQueryClient()
  useEffect(() => {
    if (!userId) return
    return openLiveSocket({
      onNotice: (text) => {
        const notice = readNotice(text)
        for (const queryKey of notice ? staleQueries(notice.type) : []) void queries.invalidateQueries({ queryKey })
      },
      onReconnect: () => void queries.invalidateQueries(),
      onSessionEnded: () => void queries.invalidateQueries({ queryKey: queryKeys.session }),
    })
  }, [userId, queries])
}
