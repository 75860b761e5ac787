import { HotelAmenity, HotelSort } from '@nordbo/contracts'
import type { Question } from '../questions/question.ts'
import { createRandom } from '../questions/random.ts'
import type { HotelTown } from './seed-hotels.ts'

const degrees = (value: number): number => Math.round(value * 1e3) / 1e3
const boxAround = ({ lat, lng }: HotelTown): string =>
  [lng - 0.3, lat - 0.15, lng + 0.3, lat + 0.15].map(degrees).join()

/** `count` searches for hotels: by place, on the map or everywhere, with filters, in every order. */
export const hotelQuestions = (towns: readonly HotelTown[], count: number): Question[] => {
  const chance = createRandom(20_261_127)
  const sometimes = (parameters: () => Record<string, string>): Record<string, string> =>
    chance.int(0, 1) === 1 ? parameters() : {}
  const where = (): Record<string, string> => {
    const town = chance.pick(towns)
    return chance.pick([{ place: town.city }, { bbox: boxAround(town) }, {}])
  }
  return Array.from({ length: count }, () => {
    const parameters = new URLSearchParams({
      ...where(),
      ...sometimes(() => ({ stars: chance.pick(['3', '4', '5', '4,5', '1,2']) })),
      ...sometimes(() => ({ maxPrice: String(chance.int(8, 40) * 100) })),
      ...sometimes(() => ({ amenities: chance.pick(HotelAmenity.options) })),
      ...sometimes(() => ({ guests: String(chance.int(1, 6)), rooms: String(chance.int(1, 3)) })),
      sort: chance.pick(HotelSort.options),
      limit: '24',
    })
    return { method: 'GET', path: `/api/hotels/search?${parameters}`, input: {} }
  })
}
