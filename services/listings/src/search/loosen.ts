import {
  addDays,
  LooseFilter,
  type listingsService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Proposal,
  type Result,
  type SearchFilters,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import { Prisma } from '../generated/prisma/client.ts'
import type { Parts } from '../parts.ts'
import { countLimit, planSearch } from './plan.ts'
import type { filterReader } from './read-filters.ts'
import { everyHit, reachOf, scaleOf, shownAmount, withHits } from './survey-sql.ts'

type Procedure = typeof listingsService.procedures.loosen

const mostProposals = 4
/** How far dates are moved, days. */
const farthestShift = 7

interface Found {
  homes: number
  leastOre: number | null
  mostOre: number | null
}

type Loosened = Pick<Proposal, 'change' | 'query'>
type Look = (query: SearchFilters) => Promise<Found>

const without = <K extends keyof SearchFilters>(query: SearchFilters, key: K): Omit<SearchFilters, K> => {
  const { [key]: _left, ...rest } = query
  return rest
}

const setting = (query: SearchFilters, set: SearchFilters): Loosened => ({
  change: { set },
  query: { ...query, ...set },
})

/** A price limit moved to the nearest home beyond it, to whole kroner. */
const pricier = async (query: SearchFilters, look: Look): Promise<Loosened[]> => {
  const { leastOre } = query.maxPriceOre === undefined ? { leastOre: null } : await look(without(query, 'maxPriceOre'))
  return leastOre === null ? [] : [setting(query, { maxPriceOre: Math.ceil(leastOre / 100) * 100 })]
}
const cheaper = async (query: SearchFilters, look: Look): Promise<Loosened[]> => {
  const { mostOre } = query.minPriceOre === undefined ? { mostOre: null } : await look(without(query, 'minPriceOre'))
  return mostOre === null ? [] : [setting(query, { minPriceOre: Math.floor(mostOre / 100) * 100 })]
}

/** The same stay as few days earlier or later as possible. */
const shifted = async (query: SearchFilters, look: Look): Promise<Loosened[]> => {
  const { checkIn, checkOut } = query
  if (checkIn === undefined || checkOut === undefined) return []
  for (let days = 1; days <= farthestShift; days++)
    for (const shift of [days, -days]) {
      const moved = setting(query, { checkIn: addDays(checkIn, shift), checkOut: addDays(checkOut, shift) })
      if ((await look(moved.query)).homes > 0) return [moved]
    }
  return []
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

/** The region around a place, then its country, or the place that may have been meant; a larger circle, a larger part of the map. */
const roomier = (query: SearchFilters, places: readonly string[]): Loosened[] => [
  ...places.map((place) => setting(query, { place })),
  ...(query.near && query.near.radiusKm < 500
    ? [2, 4].map((times) =>
        setting(query, {
          near: { lat: 0, lng: 0, ...query.near, radiusKm: Math.min(500, (query.near?.radiusKm ?? 25) * times) },
        }),
      )
    : []),
  ...(query.bbox ? [setting(query, { bbox: wider(query.bbox) })] : []),
]

/** Each amenity left out for itself. */
const fewerAmenities = (query: SearchFilters): Loosened[] =>
  (query.amenities ?? []).length < 2
    ? []
    : (query.amenities ?? []).map((left) =>
        setting(query, { amenities: (query.amenities ?? []).filter((amenity) => amenity !== left) }),
      )

const dropped = (query: SearchFilters): Loosened[] =>
  LooseFilter.options
    .filter((filter) => query[filter] !== undefined && query[filter] !== false)
    .map((filter) => ({ change: { drop: filter }, query: without(query, filter) }))

const counted = async (loosened: readonly Loosened[], look: Look): Promise<Proposal[]> => {
  const proposals: Proposal[] = []
  for (const { change, query } of loosened) {
    const { homes } = await look(query)
    if (homes > 0)
      proposals.push({ change, query, total: Math.min(homes, countLimit), totalCapped: homes > countLimit })
  }
  return proposals
}

/** What to change in a search that finds nothing, and by how much: price, dates, place, then whichever single filter hides most homes. */
export const loosen =
  (
    { db }: Pick<Parts, 'db'>,
    readFilters: ReturnType<typeof filterReader>,
    insteadOf: (place: string) => Promise<string[]>,
  ) =>
  async (query: ParsedInputOf<Procedure>, call: Call): Promise<Result<OutputOf<Procedure>>> => {
    const asked = await readFilters(query, call.now)
    if (!asked.ok) return asked
    const look: Look = async (filters) => {
      const read = await readFilters(filters, call.now)
      if (!read.ok || read.value.impossible) return { homes: 0, leastOre: null, mostOre: null }
      const plan = planSearch({ ...filters, sort: 'price', limit: 1 }, { ...read.value, position: undefined })
      const reach = await reachOf(db, plan)
      const [found] = await db.query<Found>(Prisma.sql`
        ${withHits(plan, [Prisma.sql`found as (select ${shownAmount(plan)} as amount ${everyHit(plan, reach)})`])}
        select count(*)::int as homes, min(amount)::float8 as "leastOre", max(amount)::float8 as "mostOre" from found`)
      return found
        ? { ...found, homes: Math.round(found.homes * scaleOf(reach)) }
        : { homes: 0, leastOre: null, mostOre: null }
    }
    const places = query.place === undefined ? [] : await insteadOf(query.place)
    const best = (proposals: readonly Proposal[]): Proposal[] => proposals.toSorted((a, b) => b.total - a.total)
    const proposals = [
      ...(await counted([...(await pricier(query, look)), ...(await cheaper(query, look))], look)),
      ...(await counted(await shifted(query, look), look)),
      ...(await counted(roomier(query, places), look)).slice(0, 1),
      ...best(await counted([...fewerAmenities(query), ...dropped(query)], look)),
    ]
    return ok({ proposals: proposals.slice(0, mostProposals) })
  }
