import { createContext, type ReactNode, useContext, useState } from 'react'

/** What was cancelled: an unanswered request or a booking. */
type Kind = 'booking' | 'request'

const CancelledTrips = createContext<{ done: ReadonlyMap<string, Kind>; record: (id: string, kind: Kind) => void }>({
  done: new Map(),
  record: () => undefined,
})

/** Stores what is cancelled below it, because a list moves a cancelled trip to another section, which remounts it. */
export const CancelledTripsProvider = ({ children }: { children: ReactNode }) => {
  const [done, setDone] = useState<ReadonlyMap<string, Kind>>(new Map())
  return (
    <CancelledTrips value={{ done, record: (id, kind) => setDone((before) => new Map(before).set(id, kind)) }}>
      {children}
    </CancelledTrips>
  )
}

/** What of a trip was cancelled just now, and the function that records it. */
export const useCancelledTrip = (id: string): [Kind | null, (kind: Kind) => void] => {
  const { done, record } = useContext(CancelledTrips)
  return [done.get(id) ?? null, (kind) => record(id, kind)]
}
