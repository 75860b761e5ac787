import type { ListedTrip, TripTab } from '../../../lib/api/model.ts'

/** The sections of a list of trips, in order. */
export type TripSectionName = 'needsYou' | 'upcoming' | 'past' | 'ended'

/** Groups trips into those that need the guest, current ones and ended ones. Empty sections are left out. */
export const tripSections = <T extends Pick<ListedTrip, 'needs' | 'ended'>>(
  trips: readonly T[],
  tab: TripTab,
): { part: TripSectionName; trips: T[] }[] => {
  const partOf = ({ needs, ended }: T): TripSectionName => (needs ? 'needsYou' : ended ? 'ended' : tab)
  return (['needsYou', tab, 'ended'] as const)
    .map((part) => ({ part, trips: trips.filter((trip) => partOf(trip) === part) }))
    .filter((section) => section.trips.length > 0)
}
