import type { FoundAddress } from '@nordbo/contracts'
import type { Kit } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Geocoder } from './geocoder.ts'

/** A feature of Mapbox's geocoding API, version 5. */
const Feature = z.object({
  text: z.string(),
  address: z.string().optional(),
  place_type: z.array(z.string()),
  center: z.tuple([z.number(), z.number()]),
  context: z.array(z.object({ id: z.string(), text: z.string() })).default([]),
})
const Answer = z.object({ features: z.array(Feature) })

const toAddress = ({
  text,
  address,
  place_type,
  center: [lng, lat],
  context,
}: z.infer<typeof Feature>): FoundAddress => {
  const within = (kind: string): string => context.find(({ id }) => id.startsWith(`${kind}.`))?.text ?? ''
  const isStreet = place_type.includes('address')
  return {
    line1: isStreet ? [text, address].filter(Boolean).join(' ') : '',
    postalCode: place_type.includes('postcode') ? text : within('postcode'),
    city: place_type.includes('place') ? text : within('place'),
    location: { lat, lng },
  }
}

/** How long Mapbox may take, ms. */
const patienceMs = 3_000

interface MapboxDeps {
  outbound: Kit['outbound']
  /** Address of the API, such as `https://api.mapbox.com`. */
  url: string
  token: string
}

/** Finds addresses at Mapbox (docs/product/listings.md, Addresses). Rejects when Mapbox does not answer as documented. */
export const mapboxGeocoder = ({ outbound, url, token }: MapboxDeps): Geocoder => {
  const ask = (text: string, query: Record<string, string>): Promise<FoundAddress[]> =>
    outbound('mapbox.geocode', async () => {
      const asked = new URL(`/geocoding/v5/mapbox.places/${encodeURIComponent(text)}.json`, url)
      for (const [name, value] of Object.entries({ country: 'dk', language: 'da', ...query, access_token: token }))
        asked.searchParams.set(name, value)
      const response = await fetch(asked, { signal: AbortSignal.timeout(patienceMs) })
      if (!response.ok) throw new Error(`the geocoder answered ${response.status}`)
      return Answer.parse(await response.json()).features.map(toAddress)
    })
  return {
    suggest: (text, most) => ask(text, { types: 'address,place', limit: String(most), autocomplete: 'true' }),
    at: async ({ lat, lng }) => {
      const [found] = await ask(`${lng},${lat}`, { types: 'address,place,postcode' })
      return found && { ...found, location: { lat, lng } }
    },
    locate: async ({ line1, postalCode, city }) => {
      const query = { types: 'address,place', limit: '1', autocomplete: 'false' }
      const [found] = await ask(`${line1}, ${postalCode} ${city}`, query)
      return found
    },
  }
}
