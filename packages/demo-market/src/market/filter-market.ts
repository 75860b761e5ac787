import type { DemoMarket } from './market.ts'

/** The market with only the chosen listings and their rates, stays, reviews and conversations; all people stay. */
export const filterMarket = (
  market: DemoMarket,
  keep: (listing: DemoMarket['listings'][number], index: number) => boolean,
): DemoMarket => {
  const listings = market.listings.filter(keep)
  const kept = new Set(listings.map(({ id }) => id))
  const ofKept = ({ listingId }: { listingId: string }): boolean => kept.has(listingId)
  return {
    ...market,
    listings,
    rates: market.rates.filter(ofKept),
    stays: market.stays.filter(ofKept),
    blocks: market.blocks.filter(ofKept),
    reviews: market.reviews.filter(ofKept),
    threads: market.threads.filter(ofKept),
  }
}
