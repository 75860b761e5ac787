import { type DemoMarket, demoUsers } from '@nordbo/demo-market'

/** Of the demo market the town that is searched, and the homes of the host whose statements are drawn. */
export const someHomes = (market: DemoMarket): DemoMarket => {
  const listings = market.listings.filter(
    ({ hostId, content }) => hostId === demoUsers.host.id || content.address.city === 'Skagen',
  )
  const kept = new Set(listings.map(({ id }) => id))
  const ofKept = ({ listingId }: { listingId: string }): boolean => kept.has(listingId)
  return {
    ...market,
    listings,
    rates: market.rates.filter(ofKept),
    stays: market.stays.filter(ofKept),
    blocks: market.blocks.filter(ofKept),
    reviews: market.reviews.filter(ofKept),
  }
}
