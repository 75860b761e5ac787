import { ListingExtra, PriceProposal } from '@nordbo/contracts'
import type { z } from 'zod'
import { Dkk, toDkk } from '../http/money.ts'

/** An extra of a home. Its price is DKK per month, VAT included. */
export const ApiListingExtra = ListingExtra.omit({ priceOre: true }).extend({ price: Dkk }).meta({ id: 'ListingExtra' })
type ApiListingExtra = z.infer<typeof ApiListingExtra>

/** Maps an extra to the API. */
export const toApiExtra = ({ priceOre, ...extra }: ListingExtra): ApiListingExtra => ({
  ...extra,
  price: toDkk(priceOre),
})

/** A proposed price of a night, amounts in DKK. */
export const ApiPriceProposal = PriceProposal.omit({ currentOre: true, proposedOre: true, medianOre: true })
  .extend({ current: Dkk, proposed: Dkk, median: Dkk })
  .meta({ id: 'PriceProposal' })
type ApiPriceProposal = z.infer<typeof ApiPriceProposal>

/** Maps a proposal to the API. */
export const toApiProposal = ({ currentOre, proposedOre, medianOre, ...night }: PriceProposal): ApiPriceProposal => ({
  ...night,
  current: toDkk(currentOre),
  proposed: toDkk(proposedOre),
  median: toDkk(medianOre),
})
