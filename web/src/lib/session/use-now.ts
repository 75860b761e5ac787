import { useEffect, useState } from 'react'
import { copenhagenDate } from '../calendar-date.ts'
import { serverNow } from './server-clock.ts'

/** The server's time, refreshed every `everyMs`. */
export const useNow = (everyMs: number): number => {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    setNow(serverNow())
    const timer = window.setInterval(() => setNow(serverNow()), everyMs)
    return () => window.clearInterval(timer)
  }, [everyMs])
  return now
}

/** Today's date in Copenhagen, by the server's clock. */
export const useToday = (): string => copenhagenDate(new Date(useNow(30_000)))
