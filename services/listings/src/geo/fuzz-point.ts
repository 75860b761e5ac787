import { createHmac } from 'node:crypto'
import type { Point } from '@nordbo/contracts'
import { pointFrom } from './distance.ts'

/** How far a public point lies from its home, m (docs/product/listings.md, Place); 150–500 with a metre of margin for rounding. */
const nearest = 151
const farthest = 499

/**
 * The public point of a home: the same for as long as it does not move, and without the secret as likely anywhere in the ring
 * around it. `addressVersion` counts the home's moves.
 */
export const fuzzPoint = (secret: string, home: { listingId: string; addressVersion: number; exact: Point }): Point => {
  const digest = createHmac('sha256', secret).update(`${home.listingId}:${home.addressVersion}`).digest()
  const share = (offset: number): number => digest.readUInt32BE(offset) / 0x1_0000_0000
  // The square root spreads points evenly over the ring's area; otherwise they would crowd at its inside.
  const metres = Math.sqrt(nearest ** 2 + share(4) * (farthest ** 2 - nearest ** 2))
  const { lat, lng } = pointFrom(home.exact, share(0) * 2 * Math.PI, metres)
  return { lat: rounded(lat), lng: rounded(lng) }
}

/** Six decimals are a tenth of a metre. */
const rounded = (angle: number): number => Math.round(angle * 1e6) / 1e6
