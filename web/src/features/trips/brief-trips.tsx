import { useState } from 'react'
import type { TripTab } from '../../lib/api/model.ts'
import { BriefTrip } from './brief-trip.tsx'
import { TripTabs } from './trip-tabs.tsx'

/** A guest's trips in brief, as their profile shows them; the address is the profile's. */
export const BriefTrips = () => {
  const [tab, setTab] = useState<TripTab>('upcoming')
  return <TripTabs tab={tab} onChoose={setTab} item={BriefTrip} />
}
