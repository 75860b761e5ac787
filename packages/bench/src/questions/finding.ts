import { addDays, copenhagenDate } from '@nordbo/contracts'
import { type Stack, withClient } from '@nordbo/devstack'
import { z } from 'zod'
import type { Question } from './question.ts'
import { createRandom } from './random.ts'

const Town = z.object({ city: z.string(), lat: z.number(), lng: z.number() })

/** Requests of browsing guests, by line. */
export type FindingQuestions = Record<'totals' | 'map' | 'map with dates' | 'type-ahead', Question[]>

/** The Nordics; each request shifts the box a little. */
const nordics = { west: -25, south: 54, east: 32, north: 71.5 }
const degrees = (value: number): number => Math.round(value * 1e3) / 1e3

const ask = (path: string, parameters: Record<string, string>): Question => ({
  method: 'GET',
  path: `${path}?${new URLSearchParams(parameters)}`,
  input: {},
})

/** `count` requests for each line: 24 cards by total in a town, the Nordics on the map, names as they are typed. */
export const findingQuestions = async (stack: Stack, count: number): Promise<FindingQuestions> => {
  const towns = await withClient(stack.databases.listings, async (client) => {
    const { rows } = await client.query(
      `select city, percentile_disc(0.5) within group (order by public_lat) as lat,
         percentile_disc(0.5) within group (order by public_lng) as lng from listing group by city, country order by 1`,
    )
    return z.array(Town).parse(rows)
  })
  const chance = createRandom(20_261_121)
  const someStay = (): Record<string, string> => {
    const checkIn = addDays(copenhagenDate(new Date()), chance.int(8, 300))
    return { checkIn, checkOut: addDays(checkIn, chance.int(2, 9)), guests: String(chance.int(1, 6)) }
  }
  const boxAround = ({ lat, lng }: z.infer<typeof Town>): string =>
    [lng - 0.16, lat - 0.09, lng + 0.16, lat + 0.09].map(degrees).join()
  const everywhere = (): Record<string, string> => {
    const by = chance.int(0, 50) / 100
    const { west, south, east, north } = nordics
    const bbox = [west - by, south - by, east + by, north + by / 2].map(degrees).join()
    return { bbox, zoom: String(chance.int(3, 4)) }
  }
  const typed = (): string => {
    const { city } = chance.pick(towns)
    return city.slice(0, chance.int(1, city.length))
  }
  const times = Array.from({ length: count })
  return {
    totals: times.map(() =>
      ask('/api/listings', { bbox: boxAround(chance.pick(towns)), ...someStay(), sort: 'price', limit: '24' }),
    ),
    map: times.map(() => ask('/api/listings/clusters', everywhere())),
    'map with dates': times.map(() => ask('/api/listings/clusters', { ...everywhere(), ...someStay() })),
    'type-ahead': times.map(() => ask('/api/suggestions', { q: typed() })),
  }
}
