import {
  addDays,
  type bookingService,
  copenhagenDate,
  copenhagenInstant,
  type InputOf,
  type Result,
} from '@nordbo/contracts'
import { buildDemoMarket, type DemoMarket } from '@nordbo/demo-market'
import { asAdmin, type BootedStack } from '@nordbo/testkit'
import { templateCount } from './market-size.ts'

/** Future stays of each home. */
export const staysPerHome = 10

type History = InputOf<(typeof bookingService)['procedures']['importHistory']>

/** Days reserved for one stay and its shifted copies. */
const slotDays = 36
/** Days from today without bookings. */
const openDays = 5

const inBatches = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))

const done = (what: string, result: Result<unknown>): void => {
  if (!result.ok) throw new Error(`importing ${what}: ${JSON.stringify(result.error)}`)
}

/** Ten stays of 2 to 10 nights in the coming year for each home, none of which touches another or its shifted copies. */
const staysOf = (market: DemoMarket, homes: DemoMarket['listings']): History['stays'] => {
  const guestIds = market.users.filter(({ roles }) => roles.join() === 'guest').map(({ id }) => id)
  const bookedAt = copenhagenInstant(addDays(market.today, -3), '12:00').toISOString()
  return homes.flatMap(({ id: listingId }, home) =>
    Array.from({ length: staysPerHome }, (_, index) => {
      const checkIn = addDays(market.today, openDays + index * slotDays + (home % 5))
      return {
        id: crypto.randomUUID(),
        listingId,
        guestId: guestIds[(home * staysPerHome + index) % guestIds.length] ?? '',
        checkIn,
        checkOut: addDays(checkIn, 2 + ((home + 3 * index) % 9)),
        guests: { adults: 2 },
        bookedAt,
        outcome: 'confirmed' as const,
      }
    }),
  )
}

/** Imports 200 homes of the demo market with hosts, guests, prices, reviews and stays, through the services' procedures. */
export const importTemplates = async ({ services, settle }: BootedStack): Promise<void> => {
  const market = await buildDemoMarket({ today: copenhagenDate(new Date()) })
  const homes = market.listings.slice(0, templateCount)
  const wanted = new Set(homes.map(({ id }) => id))
  for (const users of inBatches(market.users, 100))
    done('users', await services.identity.importUsers({ users }, asAdmin))
  for (const listings of inBatches(homes, 20))
    done('homes', await services.listings.importListings({ listings }, asAdmin))
  const rates = market.rates.filter(({ listingId }) => wanted.has(listingId))
  for (const batch of inBatches(rates, 50)) done('rates', await services.pricing.importRates({ rates: batch }, asAdmin))
  const reviews = market.reviews.filter(({ listingId }) => wanted.has(listingId))
  for (const batch of inBatches(reviews, 100))
    done('reviews', await services.listings.importReviews({ reviews: batch }, asAdmin))
  for (const stays of inBatches(staysOf(market, homes), 100))
    done('stays', await services.booking.importHistory({ stays }, asAdmin))
  await settle()
}
