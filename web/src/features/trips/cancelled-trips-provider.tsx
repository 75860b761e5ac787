import { createContext, type ReactNode, useContext, useState } from 'react'

/** What was called off: a request that was not answered yet, or a booking. */
type Kind = 'booking' | 'request'

const Here = createContext<{ done: ReadonlyMap<string, Kind>; tell: (id: string, kind: Kind) => void }>({
  done: new Map(),
  tell: () => undefined,
})

/** Remembers what is called off within, because a list moves such a trip to another of its parts. */
export const CancelledTripsProvider = ({ children }: { children: ReactNode }) => {
  const [done, setDone] = useState<ReadonlyMap<string, Kind>>(new Map())
  return (
    <Here value={{ done, tell: (id, kind) => setDone((before) => new Map(before).set(id, kind)) }}>{children}</Here>
  )
}

/** What was called off of a trip just now, and how to tell that it was. */
export const useCancelledTrip = (id: string): [Kind | null, (kind: Kind) => void] => {
  const { done, tell } = useContext(Here)
  return [done.get(id) ?? null, (kind) => tell(id, kind)]
}
