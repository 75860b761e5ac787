import { addDays, copenhagenDate } from '@nordbo/contracts'
import { type Stack, withClient } from '@nordbo/devstack'
import { z } from 'zod'
import type { Question } from './question.ts'
import { createRandom } from './random.ts'

const Town = z.object({ lat: z.number(), lng: z.number() })
const Home = z.object({ id: z.string() })

/** Half the height and width of a town's box on the map, degrees: about 20 by 20 km. */
const box = { lat: 0.09, lng: 0.16 }

/** A stay of 2 to 9 nights within the coming ten months. */
const someDates = (chance: ReturnType<typeof createRandom>): { checkIn: string; checkOut: string } => {
  const checkIn = addDays(copenhagenDate(new Date()), chance.int(8, 300))
  return { checkIn, checkOut: addDays(checkIn, chance.int(2, 9)) }
}

const townsAndHomes = (stack: Stack, homes: number) =>
  withClient(stack.databases.listings, async (client) => {
    // The centre of a town is the median of its homes.
    const towns = await client.query(
      `select percentile_disc(0.5) within group (order by public_lat) as lat,
         percentile_disc(0.5) within group (order by public_lng) as lng from listing group by city, country order by 1`,
    )
    const found = await client.query(
      'select listing_id as id from search_listing where active order by md5(listing_id::text) limit $1',
      [homes],
    )
    return { towns: z.array(Town).parse(towns.rows), homes: z.array(Home).parse(found.rows) }
  })

/** Requests that only read, by line. */
export interface ReadOnlyQuestions {
  search: Question[]
  listing: Question[]
  /** Pages of few homes, which many strangers read. */
  'listing-shared': Question[]
  quote: Question[]
}

const degrees = (value: number): number => Math.round(value * 1e5) / 1e5

/** Homes whose pages are read again within the time in which their answers are shared. */
const popularHomes = 100

/** `count` requests for each line: towns with dates and guests, pages of homes, quotes. */
export const readOnlyQuestions = async (stack: Stack, count: number): Promise<ReadOnlyQuestions> => {
  const { towns, homes } = await townsAndHomes(stack, count)
  const chance = createRandom(20_261_120)
  const times = Array.from({ length: count })
  const page = ({ id }: z.infer<typeof Home>): Question => ({
    method: 'GET',
    path: `/api/listings/${id}`,
    input: { id },
  })
  return {
    search: times.map(() => {
      const { lat, lng } = chance.pick(towns)
      const [west, south] = [degrees(lng - box.lng), degrees(lat - box.lat)]
      const [east, north] = [degrees(lng + box.lng), degrees(lat + box.lat)]
      const [dates, guests] = [someDates(chance), chance.int(1, 6)]
      return {
        method: 'GET',
        path: `/api/listings?${new URLSearchParams({ bbox: [west, south, east, north].join(), ...dates, guests: String(guests) })}`,
        input: { bbox: { west, south, east, north }, ...dates, guests },
      }
    }),
    listing: times.map(() => page(chance.pick(homes))),
    'listing-shared': times.map(() => page(chance.pick(homes.slice(0, popularHomes)))),
    quote: times.map(() => {
      const body = { listingId: chance.pick(homes).id, ...someDates(chance) }
      return { method: 'POST', path: '/api/quotes', body, input: body }
    }),
  }
}
