import { addDays, type Proposal, RelaxableFilter, type SearchFilters } from '@nordbo/contracts'

/** How far dates are moved, days. */
const farthestShift = 7

/** What a search finds: how many homes, and the least and most that one costs. */
export interface MatchSummary {
  homes: number
  leastOre: number | null
  mostOre: number | null
}
export type CountMatches = (query: SearchFilters) => Promise<MatchSummary>

/** One change of a search, and the search then. */
export interface RelaxStep {
  change: Proposal['changes'][number]
  query: SearchFilters
}

/** Everything that may stand in a search's way. Pets come along whatever is free, and guests unless nobody has room for them. */
export const blockers = ['dates', 'place', 'guests', ...RelaxableFilter.options, 'maxPriceOre'] as const
export type Blocker = (typeof blockers)[number]

/** A search without one of its filters. */
const without = (query: SearchFilters, filter: keyof SearchFilters): SearchFilters => {
  const { [filter]: _left, ...rest } = query
  return rest
}

/** What an blocker is in a search. */
export const filterPart = (query: SearchFilters, blocker: Blocker): SearchFilters => {
  const { checkIn, checkOut, flex } = query
  if (blocker === 'dates') return checkIn && checkOut ? { checkIn, checkOut, ...(flex ? { flex } : {}) } : {}
  return query[blocker] === undefined || query[blocker] === false ? {} : { [blocker]: query[blocker] }
}

/** A search without some of its blockers. */
export const withoutBlockers = (query: SearchFilters, set: readonly Blocker[]): SearchFilters =>
  set
    .flatMap((blocker) => (blocker === 'dates' ? (['checkIn', 'checkOut', 'flex'] as const) : [blocker]))
    .reduce(without, query)

const setting = (query: SearchFilters, set: SearchFilters): RelaxStep => ({
  change: { set },
  query: { ...query, ...set },
})
const dropping = (query: SearchFilters, filter: RelaxableFilter): RelaxStep[] =>
  Object.keys(filterPart(query, filter)).length === 0
    ? []
    : [{ change: { drop: filter }, query: without(query, filter) }]

/** A price limit moved to the nearest home beyond it, to whole kroner. */
const pricier = async (query: SearchFilters, countMatches: CountMatches): Promise<RelaxStep[]> => {
  const { leastOre } =
    query.maxPriceOre === undefined ? { leastOre: null } : await countMatches(without(query, 'maxPriceOre'))
  return leastOre === null ? [] : [setting(query, { maxPriceOre: Math.ceil(leastOre / 100) * 100 })]
}
const cheaper = async (query: SearchFilters, countMatches: CountMatches): Promise<RelaxStep[]> => {
  const { mostOre } =
    query.minPriceOre === undefined ? { mostOre: null } : await countMatches(without(query, 'minPriceOre'))
  return mostOre === null ? [] : [setting(query, { minPriceOre: Math.floor(mostOre / 100) * 100 })]
}

/** The same stay earlier or later, the fewest days first. */
export const shiftDates = (query: SearchFilters): RelaxStep[] => {
  const { checkIn, checkOut } = query
  if (checkIn === undefined || checkOut === undefined) return []
  return Array.from({ length: farthestShift }, (_, days) => [days + 1, -days - 1])
    .flat()
    .map((days) => setting(query, { checkIn: addDays(checkIn, days), checkOut: addDays(checkOut, days) }))
}

const wider = ({
  west,
  south,
  east,
  north,
}: NonNullable<SearchFilters['bbox']>): NonNullable<SearchFilters['bbox']> => {
  const [width, height] = [(east >= west ? east - west : 360 + east - west) / 2, (north - south) / 2]
  const around = { south: Math.max(-90, south - height), north: Math.min(90, north + height) }
  return { ...around, west: Math.max(-180, west - width), east: Math.min(180, east + width) }
}

const roundAbout = (query: SearchFilters): RelaxStep[] => {
  const { near } = query
  if (!near || near.radiusKm >= 500) return []
  return [2, 4].map((times) => setting(query, { near: { ...near, radiusKm: Math.min(500, near.radiusKm * times) } }))
}

/** The region around a place, then its country, or the place that may have been meant; a larger circle, a larger part of the map. */
export const widenArea = (query: SearchFilters, places: readonly string[]): RelaxStep[] => [
  ...places.map((place) => setting(query, { place })),
  ...roundAbout(query),
  ...(query.bbox ? [setting(query, { bbox: wider(query.bbox) })] : []),
]

/** Each amenity left out for itself. */
const fewerAmenities = (query: SearchFilters): RelaxStep[] => {
  const { amenities = [] } = query
  if (amenities.length < 2) return []
  return amenities.map((left) => setting(query, { amenities: amenities.filter((amenity) => amenity !== left) }))
}

/** Searches without one amenity, and without one filter. */
export const dropFilters = (query: SearchFilters): RelaxStep[] => [
  ...fewerAmenities(query),
  ...RelaxableFilter.options.flatMap((filter) => dropping(query, filter)),
]

/** What may be looked up to change a search. */
export interface Lookups {
  countMatches: CountMatches
  /** The largest home that a search finds, guests; null for none. */
  largestHome: (query: SearchFilters) => Promise<number | null>
  /** May a search find homes when its dates are moved? Asked once, where each of the days would be asked for nothing. */
  canShiftDates: (query: SearchFilters) => Promise<boolean>
}

/** How one blocker is got round, the gentlest change first. Areas are another matter: they are tried one after the other. */
export const stepsFor = async (
  query: SearchFilters,
  blocker: Blocker,
  { countMatches, largestHome, canShiftDates }: Lookups,
): Promise<RelaxStep[]> => {
  switch (blocker) {
    case 'dates':
      return query.checkIn !== undefined && (await canShiftDates(query)) ? shiftDates(query) : []
    case 'place':
      return []
    case 'guests': {
      const guests = await largestHome(without(query, 'guests'))
      return guests === null ? [] : [setting(query, { guests })]
    }
    case 'maxPriceOre':
      return pricier(query, countMatches)
    case 'minPriceOre':
      return [...(await cheaper(query, countMatches)), ...dropping(query, 'minPriceOre')]
    case 'amenities':
      return [...fewerAmenities(query), ...dropping(query, 'amenities')]
    default:
      return dropping(query, blocker)
  }
}

/** Other parts of the world to look in, the nearest first. */
export const otherAreas = (query: SearchFilters, places: readonly string[]): RelaxStep[] => [
  ...widenArea(query, places),
  ...dropping(query, 'near'),
  ...dropping(query, 'bbox'),
]
