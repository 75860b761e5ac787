import { addDays, type FeeSettings, nightsOf, type PriceOverride, type RateCard, weekday } from '@nordbo/contracts'
import type { Query } from './any-query.ts'

/** A home of the naive search. */
export interface NaiveHome {
  id: string
  /** The public point. */
  lat: number
  lng: number
  /** All names of its place. */
  places: readonly string[]
  subcategory: string
  tags: readonly string[]
  amenities: readonly string[]
  maxGuests: number
  bedrooms: number
  beds: number
  bathrooms: number
  petsAllowed: boolean
  bookingMode: string
  freeDays: number
  featured: boolean
  open: boolean
  createdAt: string
  stars: readonly number[]
  score: number
  ratingRank: number
  /** Days since its host cancelled a stay. */
  hostCancelledDaysAgo: number | null
  card: RateCard
  overrides: readonly PriceOverride[]
  introUsed: number
  /** All occupied nights. */
  taken: ReadonlySet<string>
}

/** Everything that the naive search depends on. */
export interface NaiveWorld {
  homes: readonly NaiveHome[]
  today: string
  fees: FeeSettings
  categories: ReadonlyMap<string, { subcategories: string[]; tags: string[]; amenities: string[] }>
}

interface Stay {
  checkIn: string
  checkOut: string
}
/** A stay with the date of each of its nights. */
interface Nights {
  stay: Stay
  nights: readonly string[]
}
/** A matching home with its displayed stay and price. */
export interface NaiveHit {
  home: NaiveHome
  stay: Stay | null
  totalOre: number | null
}

const halfUp = (amount: number, percent: number): number => Math.floor((amount * percent + 50) / 100)
const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** The total of a stay, computed night by night. */
const totalOf = (
  { card, overrides, introUsed }: NaiveHome,
  { stay: { checkIn }, nights }: Nights,
  { fees, today }: NaiveWorld,
): number => {
  const own = new Map<string, number>(overrides.map(({ date, priceOre }) => [date, priceOre]))
  const priceOf = (date: string): number =>
    own.get(date) ??
    (fees.weekendNights.includes(weekday(date)) ? halfUp(card.baseOre, 100 + card.weekendPercent) : card.baseOre)
  const subtotal = nights.reduce((sum, date) => sum + priceOf(date), 0)
  const { discounts } = card
  const length =
    (nights.length >= 28 ? discounts.monthlyPercent : null) ??
    (nights.length >= 7 ? discounts.weeklyPercent : null) ??
    0
  const lasting = subtotal - halfUp(subtotal, length)
  const away = daysFrom(today, checkIn)
  const promotion =
    (introUsed < discounts.introFirstN ? discounts.introPercent : null) ??
    (away <= discounts.lastMinuteDays ? discounts.lastMinutePercent : null) ??
    0
  const discounted = lasting - halfUp(lasting, length > 0 && !fees.discountStacking ? 0 : promotion)
  return discounted + halfUp(discounted, fees.serviceFeePercent) + (card.cleaningIncluded ? 0 : card.cleaningOre)
}

/** All stays of a search, earliest first; undefined without dates. */
const staysOf = ({ checkIn, checkOut, flex, when, month }: Query, today: string): Stay[] | undefined => {
  const all: Stay[] = []
  if (checkIn !== undefined && checkOut !== undefined)
    for (let shift = -(flex ?? 0); shift <= (flex ?? 0); shift++)
      all.push({ checkIn: addDays(checkIn, shift), checkOut: addDays(checkOut, shift) })
  else if (when !== undefined && month !== undefined) {
    const [first, nights] = when === 'weekend' ? [5, 2] : [1, 7]
    for (let day = 0; day < 31; day++) {
      const arrival = addDays(`${month}-01`, day)
      const whole = nightsOf(arrival, addDays(arrival, nights)).every((night) => night.startsWith(month))
      if (weekday(arrival) === first && whole) all.push({ checkIn: arrival, checkOut: addDays(arrival, nights) })
    }
  } else return undefined
  return all.filter((stay) => stay.checkIn >= today)
}

const ratingOf = ({ stars }: NaiveHome): number =>
  stars.length === 0
    ? 0
    : Math.floor((stars.reduce((sum, star) => sum + star, 0) / stars.length) * 10 + 0.5 + 1e-9) / 10

const kilometres = (a: { lat: number; lng: number }, b: { lat: number; lng: number }): number => {
  const [from, to] = [a, b].map(({ lat, lng }) => {
    const [north, east] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180]
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)]
  })
  const chord = Math.hypot(...[0, 1, 2].map((axis) => (from?.[axis] ?? 0) - (to?.[axis] ?? 0)))
  return 2 * 6_371.0088 * Math.asin(chord / 2)
}

const has = (all: readonly string[], wanted: readonly string[]): boolean => wanted.every((one) => all.includes(one))

const isWanted = (home: NaiveHome, query: Query, { categories }: NaiveWorld): boolean => {
  const category = query.category === undefined ? undefined : categories.get(query.category)
  const { bbox, near } = query
  const checks = [
    home.open,
    query.place === undefined || home.places.includes(query.place),
    query.category === undefined ||
      (category !== undefined &&
        (category.subcategories.includes(home.subcategory) ||
          category.tags.some((tag) => home.tags.includes(tag)) ||
          category.amenities.some((amenity) => home.amenities.includes(amenity)))),
    !query.subcategory || query.subcategory.some((kind) => kind === home.subcategory),
    !bbox || (home.lat >= bbox.south && home.lat <= bbox.north && home.lng >= bbox.west && home.lng <= bbox.east),
    !near || kilometres(home, near) <= (near.radiusKm ?? 25),
    home.maxGuests >= (query.guests ?? 1),
    !query.pets || home.petsAllowed,
    has(home.amenities, query.amenities ?? []),
    home.bedrooms >= (query.minBedrooms ?? 0),
    home.beds >= (query.minBeds ?? 0),
    home.bathrooms >= (query.minBathrooms ?? 0),
    query.bookingMode === undefined || home.bookingMode === query.bookingMode,
    query.minRating === undefined || ratingOf(home) >= query.minRating,
    !query.guestFavourite ||
      (home.stars.length >= 5 &&
        ratingOf(home) >= 4.8 &&
        (home.hostCancelledDaysAgo === null || home.hostCancelledDaysAgo > 365)),
  ]
  return checks.every(Boolean)
}

/** All matching homes in the order of the search. With dates each has its cheapest stay. */
export const naiveSearch = (world: NaiveWorld, query: Query): NaiveHit[] => {
  const stays = staysOf(query, world.today)?.map((stay) => ({ stay, nights: nightsOf(stay.checkIn, stay.checkOut) }))
  const hits = world.homes
    .filter((home) => isWanted(home, query, world))
    .flatMap((home): NaiveHit[] => {
      if (!stays) return query.freeCancellation && home.freeDays !== 6 ? [] : [{ home, stay: null, totalOre: null }]
      const [best] = stays
        .filter(({ nights }) => nights.every((night) => !home.taken.has(night)))
        .filter(({ stay }) => !query.freeCancellation || daysFrom(world.today, stay.checkIn) >= home.freeDays)
        .map((dated) => ({ home, stay: dated.stay, totalOre: totalOf(home, dated, world) }))
        .sort((a, b) => a.totalOre - b.totalOre || (a.stay.checkIn < b.stay.checkIn ? -1 : 1))
      return best ? [best] : []
    })
    .filter((hit) => priceOf(hit) >= (query.minPriceOre ?? 0))
    .filter((hit) => priceOf(hit) <= (query.maxPriceOre ?? Number.POSITIVE_INFINITY))
  const falling = query.sort !== 'price'
  return hits.sort((a, b) => {
    const difference = sortKey(a, query) - sortKey(b, query) || (a.home.id < b.home.id ? -1 : 1)
    return falling ? -difference : difference
  })
}

const priceOf = ({ home, totalOre }: NaiveHit): number => totalOre ?? home.card.baseOre

const sortKey = (hit: NaiveHit, { sort }: Query): number => {
  if (sort === 'price' || sort === 'price_desc') return priceOf(hit)
  if (sort === 'rating') return hit.home.ratingRank
  return sort === 'newest' ? Date.parse(hit.home.createdAt) : hit.home.score
}

/** The hits in pages. In the recommended order each page begins with two featured homes, which the rest of the list leaves out. */
export const naivePages = (hits: readonly NaiveHit[], { sort, limit = 24 }: Query): NaiveHit[][] => {
  const advertised = sort === 'recommended' ? hits.filter(({ home }) => home.featured) : []
  const rest = hits.filter((hit) => !advertised.includes(hit))
  const pages: NaiveHit[][] = []
  while (advertised.length + rest.length > 0) {
    const onTop = advertised.splice(0, Math.min(2, limit))
    pages.push([...onTop, ...rest.splice(0, limit - onTop.length)])
  }
  return pages
}
