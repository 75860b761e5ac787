import { addDays } from '@nordbo/contracts'
import type { Home } from '../homes/build-homes.ts'
import { demoHost } from '../people/hosts.ts'
import type { ImportedStay } from '../stays/compose-stay.ts'
import { tripId } from '../stays/demo-stays.ts'

/** The home of a stay. */
export const homeOf = (homes: readonly Home[], { listingId }: Pick<ImportedStay, 'listingId'>): Home => {
  const home = homes.find(({ listing }) => listing.id === listingId)
  if (!home) throw new Error(`No home has the id ${listingId}.`)
  return home
}

/** The demo guest's trip to a town. */
export const tripTo = (stays: readonly ImportedStay[], town: string): ImportedStay => {
  const stay = stays.find(({ id }) => id === tripId(town))
  if (!stay) throw new Error(`The demo guest has no trip to ${town}.`)
  return stay
}

/** The first name, as people write to each other. */
export const firstNameOf = ({ name }: { name: string }): string => name.split(' ')[0] ?? name

/** The next stay in the demo host's homes in Skagen that begins after tomorrow and was booked before this week. */
export const nextStay = (
  homes: readonly Home[],
  stays: readonly ImportedStay[],
  today: string,
): ImportedStay | undefined => {
  const own = new Set(
    homes
      .filter(({ host, sketch }) => host === demoHost && sketch.place.town === 'Skagen')
      .map(({ listing }) => listing.id),
  )
  return stays
    .filter(
      ({ listingId, outcome, checkIn, bookedAt }) =>
        own.has(listingId) && outcome === 'confirmed' && checkIn > addDays(today, 1) && bookedAt < addDays(today, -7),
    )
    .sort((one, other) => one.checkIn.localeCompare(other.checkIn))[0]
}
