import { addDays, type Proposal, RelaxableFilter, type SearchFilters } from '@nordbo/contracts'

/** Farthest shift of dates, days. */
const farthestShift = 7

/** What a search finds: the number of homes with the lowest and highest price, øre. */
export interface MatchSummary {
  homes: number
  leastOre: number | null
  mostOre: number | null
}
export type CountMatches = (query: SearchFilters) => Promise<MatchSummary>

/** One change of a search, with the changed search. */
export interface RelaxStep {
  change: Proposal['changes'][number]
  query: SearchFilters
}

/** The filters that may be relaxed. Pets never are, and guests only if no home is large enough. */
export const blockers = ['dates', 'place', 'guests', ...RelaxableFilter.options, 'maxPriceOre'] as const
export type Blocker = (typeof blockers)[number]

/** A search without one of its filters. */
const without = (query: SearchFilters, filter: keyof SearchFilters): SearchFilters => {
  const { [filter]: _left, ...rest } = query
  return rest
}

/** The filters of a search that belong to a blocker. */
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

/** Raises the highest price to that of the cheapest home, rounded up to whole kroner. */
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

/** The same stay on later or earlier dates, the smallest shift first. */
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

/** Searches in a larger area: the given places, a larger circle, a larger box. */
export const widenArea = (query: SearchFilters, places: readonly string[]): RelaxStep[] => [
  ...places.map((place) => setting(query, { place })),
  ...roundAbout(query),
  ...(query.bbox ? [setting(query, { bbox: wider(query.bbox) })] : []),
]

/** Searches without one of the amenities. */
const fewerAmenities = (query: SearchFilters): RelaxStep[] => {
  const { amenities = [] } = query
  if (amenities.length < 2) return []
  return amenities.map((left) => setting(query, { amenities: amenities.filter((amenity) => amenity !== left) }))
}

/** Searches without one of the amenities, and without one of the filters. */
export const dropFilters = (query: SearchFilters): RelaxStep[] => [
  ...fewerAmenities(query),
  ...RelaxableFilter.options.flatMap((filter) => dropping(query, filter)),
]

/** The queries that relaxing a search needs. */
export interface Lookups {
  countMatches: CountMatches
  /** The capacity of the largest home that a search finds; null if it finds none. */
  largestHome: (query: SearchFilters) => Promise<number | null>
  /** Whether a search finds homes on shifted dates. One query saves trying each shift in vain. */
  canShiftDates: (query: SearchFilters) => Promise<boolean>
}

/** The changes that relax one blocker, the smallest first. `otherAreas` has those for areas. */
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

/** Searches in other areas, the nearest first. */
export const otherAreas = (query: SearchFilters, places: readonly string[]): RelaxStep[] => [
  ...widenArea(query, places),
  ...dropping(query, 'near'),
  ...dropping(query, 'bbox'),
]
