import {
  Country,
  err,
  HotelId,
  type listingsService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  PhotoDescriptor,
  type Result,
} from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import type { Hotel as Row } from '../generated/prisma/client.ts'
import { fold } from '../search/text/fold.ts'

type List = typeof listingsService.procedures.hotels
type Import = typeof listingsService.procedures.importHotels

const toHotel = ({ id, country, photos, lat, lng, cityKey: _key, ...hotel }: Row) => ({
  ...hotel,
  id: HotelId.parse(id),
  country: Country.parse(country),
  photos: PhotoDescriptor.array().parse(photos),
  location: { lat, lng },
})

/** The active hotels, best rated first; only those of `city` if it is given, in any spelling. */
export const listHotels =
  ({ db }: Deps) =>
  async ({ city, limit }: ParsedInputOf<List>): Promise<Result<OutputOf<List>>> => {
    const rows = await db.client.hotel.findMany({
      where: { active: true, ...(city === undefined ? {} : { cityKey: fold(city.trim()) }) },
      orderBy: [{ rating: { sort: 'desc', nulls: 'last' } }, { reviewCount: 'desc' }, { id: 'asc' }],
      take: limit,
    })
    return ok({ items: rows.map(toHotel) })
  }

/** Imports the sample hotels. Existing ones stay unchanged. */
export const importHotels =
  ({ config, db }: Deps) =>
  async ({ hotels }: ParsedInputOf<Import>): Promise<Result<OutputOf<Import>>> => {
    if (config.SANDBOX_URL === undefined) return err('sandbox.only')
    const { count } = await db.client.hotel.createMany({
      data: hotels.map(({ location, ...hotel }) => ({ ...hotel, ...location, cityKey: fold(hotel.city.trim()) })),
      skipDuplicates: true,
    })
    return ok({ created: count })
  }
