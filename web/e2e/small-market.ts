import { type DemoMarket, filterMarket } from '@nordbo/demo-market'
import { townWithReviews, uncrowdedTown } from './towns.ts'

/** More than two pages of results. */
const newest = 56
const towns = ['Skagen', uncrowdedTown, townWithReviews, 'Silkeborg', 'Faaborg']

/**
 * The part of the demo market that browser tests use: all homes of a few towns, the newest homes, and those of the
 * demo trips.
 */
export const smallMarket = (market: DemoMarket): DemoMarket => {
  const [demoGuest] = market.users.filter(({ email }) => email === 'gaest@nordbo.example')
  const visited = new Set(market.stays.filter(({ guestId }) => guestId === demoGuest?.id).map((stay) => stay.listingId))
  return filterMarket(
    market,
    ({ id, content }, index) => index < newest || towns.includes(content.address.city) || visited.has(id),
  )
}
