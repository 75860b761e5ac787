import type { SearchQuery, SearchSort } from '../../lib/api/model.ts'
import { countedGuests, type GuestCounts, readGuests, writeGuests } from '../../lib/guest-counts.ts'
import { readStay, type Stay, writeStay } from '../../lib/stay.ts'

/** The kinds of homes that the strip offers, in its order. */
export const kinds = ['summerhouse', 'holiday_home', 'private_home', 'room', 'apartment', 'villa'] as const
export type Kind = (typeof kinds)[number]
export const sorts = ['recommended', 'price', 'price_desc', 'rating', 'newest'] as const satisfies SearchSort[]

/** A search as the address bar carries it: shared, bookmarked, gone back to. */
export interface SearchState {
  place: string
  q: string
  kind: Kind | null
  stay: Stay | null
  /** The address names dates, but none that can be stayed. */
  staleDates: boolean
  guests: GuestCounts | null
  sort: SearchSort
  bbox: string
  lat: string
  lng: string
  radius: string
}

const longestText = 100

/** Reads a search from the address; what makes no sense is left out, so that every address shows a usable page. */
export const readSearch = (params: URLSearchParams, today: string): SearchState => {
  const text = (name: string): string => (params.get(name) ?? '').trim().slice(0, longestText)
  const stay = readStay(params, today)
  const wanted = params.get('category') ?? params.get('type')
  return {
    place: text('place'),
    q: text('q'),
    kind: kinds.find((kind) => kind === wanted) ?? null,
    stay,
    staleDates: stay === null && ['checkIn', 'checkin', 'checkOut', 'checkout'].some((name) => params.has(name)),
    guests: readGuests(params),
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'recommended',
    bbox: text('bbox'),
    lat: text('lat'),
    lng: text('lng'),
    radius: text('radius'),
  }
}

/** Writes a search into an address; defaults are left out. */
export const writeSearch = (state: Partial<SearchState>): URLSearchParams => {
  const params = new URLSearchParams()
  const set = (name: string, value: string | null | undefined): void => {
    if (value) params.set(name, value)
  }
  set('place', state.place)
  set('q', state.q)
  set('category', state.kind)
  writeStay(params, state.stay ?? null)
  writeGuests(params, state.guests ?? null)
  set('sort', state.sort === 'recommended' ? null : state.sort)
  set('bbox', state.bbox)
  set('lat', state.lat)
  set('lng', state.lng)
  set('radius', state.radius)
  return params
}

const within = (text: string, least: number, most: number): number | null => {
  const value = Number(text)
  return text !== '' && Number.isFinite(value) && value >= least && value <= most ? value : null
}

const isBox = (text: string): boolean => {
  const sides = text.split(',').map(Number)
  const [west = 0, south = 0, east = 0, north = 0] = sides
  return (
    sides.length === 4 &&
    sides.every(Number.isFinite) &&
    south <= north &&
    west >= -180 &&
    east <= 180 &&
    south >= -90 &&
    north <= 90
  )
}

/** What the server is asked, without the page. */
export const toQuery = (state: SearchState): SearchQuery => {
  const { place, q, kind, stay, guests, sort, bbox } = state
  const lat = within(state.lat, -90, 90)
  const lng = within(state.lng, -180, 180)
  const radius = within(state.radius, 0.1, 500)
  return {
    ...(place ? { place } : {}),
    ...(q ? { q } : {}),
    ...(kind ? { type: kind } : {}),
    ...(stay ? { checkIn: stay.checkIn, checkOut: stay.checkOut } : {}),
    ...(guests ? { guests: countedGuests(guests) } : {}),
    ...(guests && guests.pets > 0 ? { pets: 'true' as const } : {}),
    ...(sort === 'recommended' ? {} : { sort }),
    ...(isBox(bbox) ? { bbox } : {}),
    ...(lat !== null && lng !== null ? { lat, lng, ...(radius === null ? {} : { radius }) } : {}),
  }
}
