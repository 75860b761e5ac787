import { statusKey } from '../../features/trips/status/trip-status.ts'
import type { Trip, TripHistory } from '../../lib/api/model.ts'

/** What is saved of a trip. No amounts: they would be old when they are read (docs/product/surface.md, Offline). */
export interface TripRecord {
  id: string
  title: string
  city: string
  status: ReturnType<typeof statusKey>
  checkIn: string
  checkOut: string
  checkInFrom: string
  checkOutBefore: string
  /** Lines of the address, and the host's notes: of a confirmed stay whose page was read. */
  address: string[]
  notes: string | null
  savedAt: number
}

/** The saved trips of one person. */
export interface SavedTrips {
  person: string
  trips: TripRecord[]
}

/** What is saved of a trip comes from these fields. */
type TripFacts = Pick<Trip, 'id' | 'status' | 'mode' | 'paymentDueAt' | 'declineCode' | 'checkIn' | 'checkOut'> & {
  listing: Pick<Trip['listing'], 'title' | 'city' | 'checkInFrom' | 'checkOutBefore'>
}
interface StoryFacts {
  trip: TripFacts
  arrival: Pick<NonNullable<TripHistory['arrival']>, 'address' | 'notes'> | null
}

const recordOf = (trip: TripFacts, savedAt: number): TripRecord => ({
  id: trip.id,
  title: trip.listing.title,
  city: trip.listing.city,
  status: statusKey(trip),
  checkIn: trip.checkIn,
  checkOut: trip.checkOut,
  checkInFrom: trip.listing.checkInFrom,
  checkOutBefore: trip.listing.checkOutBefore,
  address: [],
  notes: null,
  savedAt,
})

/** The saved trips after a list of upcoming trips arrived: those trips alone, with the addresses that were known. */
export const withList = (saved: SavedTrips, listed: readonly TripFacts[], now: number): SavedTrips => ({
  person: saved.person,
  trips: listed.map((trip) => {
    const known = saved.trips.find(({ id }) => id === trip.id)
    const record = recordOf(trip, now)
    return known && trip.status === 'confirmed' ? { ...record, address: known.address, notes: known.notes } : record
  }),
})

/** The saved trips after a trip's page arrived. */
export const withStory = (saved: SavedTrips, { trip, arrival }: StoryFacts, now: number): SavedTrips => {
  const record = recordOf(trip, now)
  if (arrival) {
    const { line1, line2, postalCode, city } = arrival.address
    record.address = [line2 ? `${line1}, ${line2}` : line1, `${postalCode} ${city}`]
    record.notes = arrival.notes
  }
  const known = saved.trips.some(({ id }) => id === trip.id)
  const trips = known ? saved.trips.map((each) => (each.id === trip.id ? record : each)) : [...saved.trips, record]
  return { person: saved.person, trips }
}
