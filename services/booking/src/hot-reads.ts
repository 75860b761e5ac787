import { addDays, copenhagenDate } from '@nordbo/contracts'
import type { HotRead } from '@nordbo/service-kit'
import type { Deps } from './core/deps.ts'
import { findCalendarFor } from './occupancy/calendar-store.ts'
import { readBookingPreview } from './reserve/booking-context-store.ts'

const nobody = '00000000-0000-4000-8000-000000000000'

/** The reads of every quote and booking, for a home and a guest that do not exist. */
export const hotReads = ({ reads, kit }: Pick<Deps, 'reads' | 'kit'>): HotRead[] => {
  const now = kit.clock.now()
  const from = copenhagenDate(now)
  const viewer = { userId: null, all: false, now }
  return [
    () => findCalendarFor(reads, nobody, { from, to: addDays(from, 3) }, viewer),
    () => readBookingPreview(reads, { listingId: nobody, guestId: nobody, from, now }),
  ]
}
