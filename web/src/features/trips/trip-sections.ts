import type { ListedTrip, TripTab } from '../../lib/api/model.ts'

/** The parts of a list of trips, in their order. */
export type TripSectionName = 'needsYou' | 'upcoming' | 'past' | 'ended'

/** Trips in their parts: what needs the guest, what stands, what came to nothing. Parts without a trip are left out. */
export const tripSections = <T extends Pick<ListedTrip, 'needs' | 'ended'>>(
  trips: readonly T[],
  tab: TripTab,
): { part: TripSectionName; trips: T[] }[] => {
  const partOf = ({ needs, ended }: T): TripSectionName => (needs ? 'needsYou' : ended ? 'ended' : tab)
  return (['needsYou', tab, 'ended'] as const)
    .map((part) => ({ part, trips: trips.filter((trip) => partOf(trip) === part) }))
    .filter((section) => section.trips.length > 0)
}
