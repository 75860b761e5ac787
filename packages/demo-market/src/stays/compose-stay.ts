import { addDays, type bookingService, copenhagenInstant, type InputOf, nightsBetween } from '@nordbo/contracts'
import { demoId } from '../core/ids.ts'
import type { Chance } from '../core/random.ts'
import type { Home } from '../homes/build-homes.ts'
import { messages } from './messages.ts'

type History = InputOf<typeof bookingService.procedures.importHistory>
/** A stay as booking imports it. */
export type ImportedStay = History['stays'][number]
/** A host's block as booking imports it. */
export type ImportedBlock = NonNullable<History['blocks']>[number]

/** A stay before its details. Its id is made from `name`. */
export interface StaySketch {
  name: string
  home: Home
  guestId: string
  checkIn: string
  checkOut: string
  outcome: ImportedStay['outcome']
}

/** Adds guests, time of booking and message to a stay. */
export const composeStay = (
  { name, home, guestId, checkIn, checkOut, outcome }: StaySketch,
  today: string,
  chance: Chance,
): ImportedStay => {
  const { content } = home.listing
  const asks = content.bookingMode === 'request'
  return {
    id: demoId('booking', name),
    listingId: home.listing.id,
    guestId,
    checkIn,
    checkOut,
    guests: partyOf(home, chance),
    bookedAt: bookedAt(home, checkIn, today, chance),
    outcome,
    ...(asks && chance.percent(70) ? { message: chance.pick(messages) } : {}),
  }
}

const partyOf = (home: Home, chance: Chance): ImportedStay['guests'] => {
  const { maxGuests, rules } = home.listing.content
  const adults = Math.min(maxGuests, chance.pick([2, 2, 2, 2, 3, 4, 1]))
  const children = rules.childrenWelcome ? Math.min(maxGuests - adults, chance.pick([0, 0, 1, 2, 2, 3])) : 0
  return {
    adults,
    children,
    babies: children > 0 && chance.percent(20) ? 1 : 0,
    pets: rules.petsAllowed && chance.percent(25) ? 1 : 0,
  }
}

/** Time of booking: three days to four months before check-in, after the home was published and before today. */
const bookedAt = (home: Home, checkIn: string, today: string, chance: Chance): string => {
  const ahead = addDays(checkIn, -chance.int(3, 120))
  const latest = addDays(today, -1)
  const published = addDays(home.since, 1)
  // The middle of the three dates, if the home was published before yesterday.
  const [, date = latest] = [ahead, published, latest].sort()
  const time = `${String(chance.int(7, 22)).padStart(2, '0')}:${String(chance.int(0, 59)).padStart(2, '0')}`
  return copenhagenInstant(date, time).toISOString()
}

/** Length of a stay in nights: short in cities, mostly a long weekend or a week in houses. */
export const lengthOf = (home: Home, chance: Chance): number =>
  home.sketch.place.setting === 'city' ? chance.int(2, 5) : chance.pick([3, 4, 5, 7, 7, 7, 7, 10])

/** Nights of a stay. */
export const nightsOfStay = ({ checkIn, checkOut }: Pick<ImportedStay, 'checkIn' | 'checkOut'>): number =>
  nightsBetween(checkIn, checkOut)
