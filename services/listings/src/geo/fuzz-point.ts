import { createHmac } from 'node:crypto'
import { type Point, publicPointMetres } from '@nordbo/contracts'
import { pointFrom } from './distance.ts'

/** Distance of a public point from its home, m, with a metre of margin for rounding (docs/product/listings.md, Place). */
const nearest = publicPointMetres.least + 1
const farthest = publicPointMetres.most - 1

/**
 * The public point of a home. It stays the same until the home moves, which increments `addressVersion`. Without the secret every
 * point of the ring around the home is equally likely.
 */
export const fuzzPoint = (secret: string, home: { listingId: string; addressVersion: number; exact: Point }): Point => {
  const digest = createHmac('sha256', secret).update(`${home.listingId}:${home.addressVersion}`).digest()
  const share = (offset: number): number => digest.readUInt32BE(offset) / 0x1_0000_0000
  // The square root spreads the points evenly over the ring's area. Otherwise more would be near its inner edge.
  const metres = Math.sqrt(nearest ** 2 + share(4) * (farthest ** 2 - nearest ** 2))
  const { lat, lng } = pointFrom(home.exact, share(0) * 2 * Math.PI, metres)
  return { lat: rounded(lat), lng: rounded(lng) }
}

/** Six decimals are a tenth of a metre. */
const rounded = (angle: number): number => Math.round(angle * 1e6) / 1e6
