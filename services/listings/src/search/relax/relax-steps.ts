import { addDays, LooseFilter, type Proposal, type SearchFilters } from '@nordbo/contracts'

/** How far dates are moved, days. */
const farthestShift = 7

/** What a search finds: how many homes, and the least and most that one costs. */
export interface Found {
  homes: number
  leastOre: number | null
  mostOre: number | null
}
export type Look = (query: SearchFilters) => Promise<Found>

/** One change of a search, and the search then. */
export interface Step {
  change: Proposal['changes'][number]
  query: SearchFilters
}

/** Everything that may stand in a search's way. Pets come along whatever is free, and guests unless nobody has room for them. */
export const obstacles = ['dates', 'place', 'guests', ...LooseFilter.options, 'maxPriceOre'] as const
export type Obstacle = (typeof obstacles)[number]

/** A search without one of its filters. */
const without = (query: SearchFilters, filter: keyof SearchFilters): SearchFilters => {
  const { [filter]: _left, ...rest } = query
  return rest
}

/** What an obstacle is in a search. */
export const partOf = (query: SearchFilters, obstacle: Obstacle): SearchFilters => {
  const { checkIn, checkOut, flex } = query
  if (obstacle === 'dates') return checkIn && checkOut ? { checkIn, checkOut, ...(flex ? { flex } : {}) } : {}
  return query[obstacle] === undefined || query[obstacle] === false ? {} : { [obstacle]: query[obstacle] }
}

/** A search without some of its obstacles. */
export const freeOf = (query: SearchFilters, set: readonly Obstacle[]): SearchFilters =>
  set
    .flatMap((obstacle) => (obstacle === 'dates' ? (['checkIn', 'checkOut', 'flex'] as const) : [obstacle]))
    .reduce(without, query)

const setting = (query: SearchFilters, set: SearchFilters): Step => ({ change: { set }, query: { ...query, ...set } })
const dropping = (query: SearchFilters, filter: LooseFilter): Step[] =>
  Object.keys(partOf(query, filter)).length === 0 ? [] : [{ change: { drop: filter }, query: without(query, filter) }]

/** A price limit moved to the nearest home beyond it, to whole kroner. */
const pricier = async (query: SearchFilters, look: Look): Promise<Step[]> => {
  const { leastOre } = query.maxPriceOre === undefined ? { leastOre: null } : await look(without(query, 'maxPriceOre'))
  return leastOre === null ? [] : [setting(query, { maxPriceOre: Math.ceil(leastOre / 100) * 100 })]
}
const cheaper = async (query: SearchFilters, look: Look): Promise<Step[]> => {
  const { mostOre } = query.minPriceOre === undefined ? { mostOre: null } : await look(without(query, 'minPriceOre'))
  return mostOre === null ? [] : [setting(query, { minPriceOre: Math.floor(mostOre / 100) * 100 })]
}

/** The same stay earlier or later, the fewest days first. */
export const shifted = (query: SearchFilters): Step[] => {
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

const roundAbout = (query: SearchFilters): Step[] => {
  const { near } = query
  if (!near || near.radiusKm >= 500) return []
  return [2, 4].map((times) => setting(query, { near: { ...near, radiusKm: Math.min(500, near.radiusKm * times) } }))
}

/** The region around a place, then its country, or the place that may have been meant; a larger circle, a larger part of the map. */
export const roomier = (query: SearchFilters, places: readonly string[]): Step[] => [
  ...places.map((place) => setting(query, { place })),
  ...roundAbout(query),
  ...(query.bbox ? [setting(query, { bbox: wider(query.bbox) })] : []),
]

/** Each amenity left out for itself. */
const fewerAmenities = (query: SearchFilters): Step[] => {
  const { amenities = [] } = query
  if (amenities.length < 2) return []
  return amenities.map((left) => setting(query, { amenities: amenities.filter((amenity) => amenity !== left) }))
}

/** Searches without one amenity, and without one filter. */
export const fewer = (query: SearchFilters): Step[] => [
  ...fewerAmenities(query),
  ...LooseFilter.options.flatMap((filter) => dropping(query, filter)),
]

/** What may be looked up to change a search. */
export interface Lookups {
  look: Look
  /** The largest home that a search finds, guests; null for none. */
  largest: (query: SearchFilters) => Promise<number | null>
  /** May a search find homes when its dates are moved? Asked once, where each of the days would be asked for nothing. */
  moves: (query: SearchFilters) => Promise<boolean>
}

/** How one obstacle is got round, the gentlest change first. Areas are another matter: they are tried one after the other. */
export const stepsRound = async (
  query: SearchFilters,
  obstacle: Obstacle,
  { look, largest, moves }: Lookups,
): Promise<Step[]> => {
  switch (obstacle) {
    case 'dates':
      return query.checkIn !== undefined && (await moves(query)) ? shifted(query) : []
    case 'place':
      return []
    case 'guests': {
      const guests = await largest(without(query, 'guests'))
      return guests === null ? [] : [setting(query, { guests })]
    }
    case 'maxPriceOre':
      return pricier(query, look)
    case 'minPriceOre':
      return [...(await cheaper(query, look)), ...dropping(query, 'minPriceOre')]
    case 'amenities':
      return [...fewerAmenities(query), ...dropping(query, 'amenities')]
    default:
      return dropping(query, obstacle)
  }
}

/** Other parts of the world to look in, the nearest first. */
export const areasBeyond = (query: SearchFilters, places: readonly string[]): Step[] => [
  ...roomier(query, places),
  ...dropping(query, 'near'),
  ...dropping(query, 'bbox'),
]
