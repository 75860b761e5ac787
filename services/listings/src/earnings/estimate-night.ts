import {
  copenhagenDate,
  type EstimatedHome,
  type EstimatedKind,
  estimatedNights,
  type NightEstimate,
  ok,
  type Result,
  type Subcategory,
  type SuggestedPlace,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { isListed } from '../search/index/listed.ts'
import { countries } from '../search/places/countries.ts'
import { type DirectoryPlace, findPlace, placeDirectory } from '../search/places/place-directory.ts'
import { assumedNightOre } from './assumed-night.ts'

const subcategories: Record<EstimatedKind, Subcategory[]> = {
  summerhouse: ['summerhouse', 'holiday_home'],
  apartment: ['apartment'],
  house: ['private_home'],
  villa: ['villa'],
}

/** Fewest homes that say something about a price. */
const fewest = 5
/** Most homes that are compared, so that a whole country is not read. */
const most = 500
/** How far around a place homes are compared when there are too few in it, degrees. */
const around = { lat: 0.3, lng: 0.5 }

/** An area whose homes are compared. */
interface Area {
  within: NonNullable<NightEstimate['within']>
  bbox: SuggestedPlace['bbox']
}

/** The areas of a place, the smallest first. */
const areasOf = ({ name, country, bbox }: SuggestedPlace): Area[] => [
  { within: { area: 'place', name, country }, bbox },
  {
    within: { area: 'around', name, country },
    bbox: {
      west: bbox.west - around.lng,
      south: bbox.south - around.lat,
      east: bbox.east + around.lng,
      north: bbox.north + around.lat,
    },
  },
  { within: { area: 'country', name: countries[country].name, country }, bbox: countries[country].bbox },
]

interface Row {
  homes: number
  low: number | null
  median: number | null
  high: number | null
  taken: number | null
}

/** Prices and occupancy of the homes of an area with the same number of bedrooms. A night costs the mean of a week. */
const compare = async ({ db }: Pick<Deps, 'db'>, home: EstimatedHome, { bbox }: Area, today: string): Promise<Row> => {
  const [row] = await db.client.$queryRaw<Row[]>(Prisma.sql`
    with coming as (select daterange(${today}::date, ${today}::date + ${estimatedNights}::int) as span),
    alike as (
      select (
        (7 - cardinality(settings.weekend_nights)) * s.base_ore + cardinality(settings.weekend_nights) * s.weekend_ore
      ) / 7.0 as night, (
        select coalesce(sum(upper(taken) - lower(taken)), 0) from unnest(s.occ * datemultirange(coming.span)) as taken
      ) as taken
      from search_listing s cross join coming cross join search_settings settings
      where ${isListed} and s.subcategory = any (${subcategories[home.kind]}::text[]) and s.bedrooms = ${home.bedrooms}
        and s.lat between ${bbox.south} and ${bbox.north} and s.lng between ${bbox.west} and ${bbox.east}
      limit ${most}
    ), prices as (
      select percentile_cont(array[0.25, 0.5, 0.75]) within group (order by night) as quartiles from alike
    )
    select count(*)::int as homes, prices.quartiles[1] as low, prices.quartiles[2] as median, prices.quartiles[3] as high,
      (avg(taken) * 100 / ${estimatedNights}::int)::float as taken
    from alike cross join prices group by prices.quartiles`)
  return row ?? { homes: 0, low: null, median: null, high: null, taken: null }
}

const assumed = (home: EstimatedHome): NightEstimate => ({
  nightOre: assumedNightOre(home),
  range: null,
  occupancyPercent: null,
  homes: 0,
  within: null,
})

/** Whole kroner, as prices are. */
const inKroner = (ore: number): number => Math.round(ore / 100) * 100

const estimateOf = ({ homes, low, median, high, taken }: Row, within: Area['within']): NightEstimate | undefined =>
  homes < fewest || low === null || median === null || high === null || taken === null
    ? undefined
    : {
        nightOre: inKroner(median),
        range: { lowOre: inKroner(low), highOre: inKroner(high) },
        occupancyPercent: Math.round(taken),
        homes,
        within,
      }

/** Estimates what a night in a home costs and how much it is booked, from homes that guests can find. */
export const estimateNight = (
  deps: Deps,
): ((home: EstimatedHome, call: Pick<Call, 'now'>) => Promise<Result<NightEstimate>>) => {
  const directory: () => Promise<DirectoryPlace[]> = placeDirectory(deps)
  return async (home, { now }) => {
    const place = findPlace(await directory(), home.place)
    for (const area of place ? areasOf(place) : []) {
      const found = estimateOf(await compare(deps, home, area, copenhagenDate(now)), area.within)
      if (found) return ok(found)
    }
    return ok(assumed(home))
  }
}
