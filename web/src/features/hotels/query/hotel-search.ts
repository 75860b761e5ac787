import { countedGuests } from '@nordbo/stay-rules'
import { type GuestCounts, readGuests, writeGuests } from '../../../domain/stay/guest-counts.ts'
import { readStay, type Stay, writeStay } from '../../../domain/stay/stay.ts'
import type { HotelAmenity, HotelQuery, HotelSort } from '../../../lib/api/model.ts'

/** What hotels can be chosen by, in the order of the filters. */
export const hotelAmenities = [
  'wifi',
  'breakfast',
  'restaurant',
  'bar',
  'parking',
  'evCharger',
  'spa',
  'pool',
  'gym',
  'seaView',
  'pets',
  'meetingRooms',
] as const satisfies HotelAmenity[]
export const hotelStars = [5, 4, 3, 2, 1] as const
export const hotelSorts = ['recommended', 'price', 'price_desc', 'rating'] as const satisfies HotelSort[]

/** The price slider, DKK a night. Its highest value stands for any price. */
export const priceScale = { least: 0, most: 5_000, step: 100 } as const
/** Most rooms that can be asked for. */
export const mostRooms = 16
const mostGuests = 16

/** A search for hotels as the address stores it. */
export interface HotelSearch {
  place: string
  stay: Stay | null
  guests: GuestCounts | null
  rooms: number
  stars: number[]
  /** DKK a night; null for any. */
  minPrice: number | null
  maxPrice: number | null
  amenities: HotelAmenity[]
  sort: HotelSort
  /** The searched area as west,south,east,north. */
  bbox: string
  /** The map is shown. */
  map: boolean
}

const whole = (text: string | null, least: number, most: number): number | null => {
  const value = Number(text)
  return text !== null && /^\d+$/.test(text) && value >= least && value <= most ? value : null
}

const listed = (params: URLSearchParams, name: string): string[] => (params.get(name) ?? '').split(',')

const isBox = (text: string): boolean => {
  const sides = text.split(',').map((side) => (side.trim() === '' ? Number.NaN : Number(side)))
  const [west = 0, south = 0, east = 0, north = 0] = sides
  const inWorld =
    [west, east].every((lng) => Math.abs(lng) <= 180) && [south, north].every((lat) => Math.abs(lat) <= 90)
  return sides.length === 4 && sides.every(Number.isFinite) && inWorld && south < north
}

/** Reads a search from the address; unusable parts are left out. `city` is another name of `place` (docs/product/listings.md, Hotels). */
export const readHotelSearch = (params: URLSearchParams, today: string): HotelSearch => {
  const guests = readGuests(params)
  const stars = listed(params, 'stars').map(Number)
  const [least, most] = [whole(params.get('minPrice'), 1, 100_000), whole(params.get('maxPrice'), 0, 100_000)]
  const crossed = least !== null && most !== null && least > most
  const box = params.get('bbox') ?? ''
  return {
    place: (params.get('place') ?? params.get('city') ?? '')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, 100)
      .trim(),
    stay: readStay(params, today),
    guests: guests && countedGuests(guests) <= mostGuests ? guests : null,
    rooms: whole(params.get('rooms'), 1, mostRooms) ?? 1,
    stars: hotelStars.filter((count) => stars.includes(count)),
    minPrice: crossed ? most : least,
    maxPrice: crossed ? least : most,
    amenities: hotelAmenities.filter((amenity) => listed(params, 'amenities').includes(amenity)),
    sort: hotelSorts.find((sort) => sort === params.get('sort')) ?? 'recommended',
    bbox: isBox(box) ? box : '',
    map: params.get('view') === 'map',
  }
}

/** Writes a search into an address. Defaults are left out. */
export const writeHotelSearch = (search: Partial<HotelSearch>): URLSearchParams => {
  const params = new URLSearchParams()
  const set = (name: string, value: string | number | null | undefined | false): void => {
    if (value !== null && value !== undefined && value !== false && value !== '') params.set(name, String(value))
  }
  set('place', search.place)
  writeStay(params, search.stay ?? null)
  writeGuests(params, search.guests ?? null)
  set('rooms', (search.rooms ?? 1) > 1 && search.rooms)
  set('stars', search.stars?.join())
  set('minPrice', search.minPrice)
  set('maxPrice', search.maxPrice)
  set('amenities', search.amenities?.join())
  set('sort', search.sort !== 'recommended' && search.sort)
  set('bbox', search.bbox)
  set('view', search.map && 'map')
  return params
}

/** The path of a search. */
export const hotelSearchPath = (search: Partial<HotelSearch>): string => {
  const query = writeHotelSearch(search).toString()
  return query === '' ? '/hoteller/søg' : `/hoteller/søg?${query}`
}

/** The server's query without the page. Dates are left out: they narrow nothing. */
export const toHotelQuery = (search: HotelSearch): HotelQuery => {
  const { place, guests, rooms, stars, minPrice, maxPrice, amenities, sort, bbox } = search
  return {
    ...(place ? { place } : {}),
    ...(guests ? { guests: countedGuests(guests) } : {}),
    ...(rooms > 1 ? { rooms } : {}),
    ...(stars.length > 0 ? { stars: stars.join() } : {}),
    ...(minPrice === null ? {} : { minPrice }),
    ...(maxPrice === null ? {} : { maxPrice }),
    ...(amenities.length > 0 ? { amenities: amenities.join() } : {}),
    ...(sort === 'recommended' ? {} : { sort }),
    ...(bbox ? { bbox } : {}),
  }
}
