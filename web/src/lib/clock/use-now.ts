import { copenhagenDate } from '@nordbo/stay-rules'
import { useEffect, useState } from 'react'
import { onServerNow, serverNow } from './server-clock.ts'

/** The server's time, refreshed every `everyMs` and as soon as the server tells it. */
export const useNow = (everyMs: number): number => {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const look = (): void => setNow(serverNow())
    look()
    const timer = window.setInterval(look, everyMs)
    const unfollow = onServerNow(look)
    return () => {
      window.clearInterval(timer)
      unfollow()
    }
  }, [everyMs])
  return now
}

/** Today's date in Copenhagen, by the server's clock. */
export const useToday = (): string => copenhagenDate(new Date(useNow(30_000)))
