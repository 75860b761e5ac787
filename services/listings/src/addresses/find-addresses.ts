import {
  addressSearch,
  err,
  type FoundAddress,
  type listingsService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
} from '@nordbo/contracts'
import type { Kit } from '@nordbo/service-kit'
import type { ListingsConfig } from '../core/config.ts'
import { gazetteerGeocoder } from './gazetteer-geocoder.ts'
import type { Geocoder } from './geocoder.ts'
import { mapboxGeocoder } from './mapbox-geocoder.ts'

type Procedures = typeof listingsService.procedures

/** Mapbox if a token is configured, else the bundled gazetteer. */
export const openGeocoder = ({ MAPBOX_TOKEN, MAPBOX_API_URL }: ListingsConfig, { outbound }: Kit): Geocoder =>
  MAPBOX_TOKEN === undefined
    ? gazetteerGeocoder
    : mapboxGeocoder({ outbound, url: MAPBOX_API_URL, token: MAPBOX_TOKEN })

const found = (address: FoundAddress | undefined): Result<FoundAddress> =>
  address ? ok(address) : err('address.notFound')

/** The procedures about addresses (docs/product/listings.md, Addresses). */
export const addressHandlers = (geocoder: Geocoder) => ({
  suggestAddresses: async ({
    q,
  }: ParsedInputOf<Procedures['suggestAddresses']>): Promise<Result<OutputOf<Procedures['suggestAddresses']>>> => {
    const text = q.trim()
    // Signs alone would match every address.
    if ((text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < addressSearch.fromCharacters) return ok({ items: [] })
    return ok({ items: (await geocoder.suggest(text, addressSearch.most)).slice(0, addressSearch.most) })
  },
  addressAt: async (point: ParsedInputOf<Procedures['addressAt']>) => found(await geocoder.at(point)),
  locateAddress: async (address: ParsedInputOf<Procedures['locateAddress']>) => found(await geocoder.locate(address)),
})
