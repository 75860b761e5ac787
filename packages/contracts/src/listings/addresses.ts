import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { Latitude, Longitude, Point } from './place.ts'

/** From how many characters on addresses are suggested, and how many at most (docs/product/listings.md, Addresses). */
export const addressSearch = { fromCharacters: 3, most: 5 } as const

/** A Danish address with its position. `line1` is empty for a town. */
export const FoundAddress = z.object({
  line1: z.string(),
  postalCode: z.string(),
  city: z.string(),
  location: Point,
})
export type FoundAddress = z.infer<typeof FoundAddress>

/** Procedures for Danish addresses: from the bundled gazetteer, or from Mapbox if a token is configured. */
export const addressProcedures = {
  /** Addresses that begin like the typed text, at most five; none for less than three characters. */
  suggestAddresses: procedure({
    input: z.object({ q: z.string().max(200) }),
    output: z.object({ items: z.array(FoundAddress).max(addressSearch.most) }),
    actor: ['user'],
    timeoutMs: 4_000,
  }),
  /** The address at a position. */
  addressAt: procedure({
    input: z.object({ lat: Latitude, lng: Longitude }),
    output: FoundAddress,
    errors: ['address.notFound'],
    actor: ['user'],
    timeoutMs: 4_000,
  }),
  /** The position of a written address. */
  locateAddress: procedure({
    input: z.object({ line1: z.string().max(200), postalCode: z.string().max(20), city: z.string().max(100) }),
    output: FoundAddress,
    errors: ['address.notFound'],
    actor: ['user'],
    timeoutMs: 4_000,
  }),
}
