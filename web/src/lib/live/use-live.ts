import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryKeys } from '../api/query-keys.ts'
import { openLiveSocket } from './live-socket.ts'
import { readNotice, staleQueries } from './notice-queries.ts'

/** Follows the signed-in person's notices: each refetches what it names, a reconnect everything in sight. */
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
