import { copenhagenDate } from '@nordbo/stay-rules'
import { useEffect, useRef, useState } from 'react'
import { onServerNow, serverAheadMs, serverNow } from './server-clock.ts'

/** The server's time, ms. Refreshed every `everyMs` and whenever the server's time is set. */
export const useNow = (everyMs: number): number => {
  const [now, setNow] = useState(serverNow)
  const aheadAtFirst = useRef(serverAheadMs())
  useEffect(() => {
    const refresh = (): void => setNow(serverNow())
    // The server's time may have been set after the first render. Otherwise a second render would show the same.
    if (serverAheadMs() !== aheadAtFirst.current) refresh()
    const timer = window.setInterval(refresh, everyMs)
    const unfollow = onServerNow(refresh)
    return () => {
      window.clearInterval(timer)
      unfollow()
    }
  }, [everyMs])
  return now
}

/** Today's date in Copenhagen, by the server's clock. */
export const useToday = (): string => copenhagenDate(new Date(useNow(30_000)))
