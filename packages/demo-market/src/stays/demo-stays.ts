import { addDays, copenhagenInstant } from '@nordbo/contracts'
import { demoId } from '../core/ids.ts'
import { chanceOf } from '../core/random.ts'
import type { Home } from '../homes/build-homes.ts'
import { demoGuest, type Guest } from '../people/guests.ts'
import { demoHost } from '../people/hosts.ts'
import { composeStay, type ImportedStay } from './compose-stay.ts'

/** The id of the demo guest's trip to a town. */
export const tripId = (town: string): string => demoId('booking', tripName(town))
const tripName = (town: string): string => `demo guest ${town}`
/** The id of the request that waits for the demo host. */
export const waitingRequestId = demoId('booking', 'waiting for the demo host')

/** The first home of a town that was published before a date. */
const openFor = (homes: readonly Home[], town: string, before: string): Home => {
  const home = homes.find(
    ({ sketch, since, host }) => sketch.place.town === town && since < before && host !== demoHost,
  )
  if (!home) throw new Error(`No home in ${town} was open ${before}.`)
  return home
}

/** The demo host's first home in Skagen that was published before a date. */
const ownHome = (homes: readonly Home[], before: string): Home => {
  const home = homes.find(
    ({ sketch, since, host }) => sketch.place.town === 'Skagen' && since < before && host === demoHost,
  )
  if (!home) throw new Error(`The demo host had no home in Skagen ${before}.`)
  return home
}

/** Stays of the demo logins: the guest's trips, and the host's requests in every tab that imported stays can fill. */
export const demoStays = (
  homes: readonly Home[],
  guests: readonly Guest[],
  today: string,
): { stays: ImportedStay[] } => {
  const trip = (
    town: string,
    start: number,
    nights: number,
    party: ImportedStay['guests'],
    home = openFor(homes, town, addDays(today, Math.min(start, 0) - 10)),
  ): ImportedStay => {
    const checkIn = addDays(today, start)
    const checkOut = addDays(checkIn, nights)
    const outcome = checkOut < today ? 'completed' : 'confirmed'
    const name = tripName(town)
    return {
      ...composeStay({ name, home, guestId: demoGuest.id, checkIn, checkOut, outcome }, today, chanceOf(name)),
      guests: party,
    }
  }
  const couple = { adults: 2, children: 0, babies: 0, pets: 0 }
  const family = { adults: 2, children: 2, babies: 0, pets: 0 }
  const trips = [
    trip('Blåvand', 43, 4, family),
    // Ended a few days ago in a home of the demo host: both can review the stay and report damage.
    trip('Skagen', -8, 4, couple, ownHome(homes, addDays(today, -60))),
    trip('Aarhus', -26, 3, couple),
    trip('Marielyst', -128, 7, family),
  ]
  return { stays: [...trips, waitingRequest(homes, guests, today), ...oldRequests(homes, guests, today)] }
}

/** The demo host's pending request: sent yesterday evening, for five nights a month ahead. */
const waitingRequest = (homes: readonly Home[], guests: readonly Guest[], today: string): ImportedStay => {
  const home = homes.find(({ sketch }) => sketch.key === 'Skagen ved Nordstrand')
  if (!home) throw new Error('The demo host has no request home.')
  const guest = guests.find(({ language }) => language === 'da') ?? demoGuest
  return {
    id: waitingRequestId,
    listingId: home.listing.id,
    guestId: guest.id,
    checkIn: addDays(today, 33),
    checkOut: addDays(today, 38),
    guests: { adults: 2, children: 2, babies: 0, pets: 0 },
    bookedAt: copenhagenInstant(addDays(today, -1), '19:10').toISOString(),
    outcome: 'pending_request',
    message:
      'Kære Anders. Vi er en familie på fire, der gerne vil vise børnene Grenen om vinteren. Vi kommer med bil fra Vejle og kan være der ved firetiden. De bedste hilsner',
  }
}

/** Requests that ended unpaid: one in a third of the older request homes, one of each kind in the demo host's first. */
const oldRequests = (homes: readonly Home[], guests: readonly Guest[], today: string): ImportedStay[] => {
  const asking = homes.filter(
    ({ listing, since }) => listing.content.bookingMode === 'request' && since < addDays(today, -200),
  )
  const some = asking.filter((home, index) => index % 3 === 0 && home.host !== demoHost)
  const own = asking.filter((home) => home.host === demoHost).slice(0, 1)
  const ended = (home: Home, outcome: 'declined' | 'expired'): ImportedStay => {
    const name = `${home.sketch.key} ${outcome}`
    const chance = chanceOf(name)
    const checkIn = addDays(today, -chance.int(14, 90))
    const checkOut = addDays(checkIn, chance.int(2, 7))
    const guestId = chance.pick(guests).id
    return composeStay({ name, home, guestId, checkIn, checkOut, outcome }, today, chance)
  }
  return [
    ...some.map((home, index) => ended(home, index % 3 === 0 ? 'expired' : 'declined')),
    ...own.flatMap((home) => [ended(home, 'declined'), ended(home, 'expired')]),
  ]
}
