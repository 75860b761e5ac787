import { Country, type SuggestedPlace } from '@nordbo/contracts'
import { majorTowns } from '@nordbo/gazetteer'
import { wordsOf } from '@nordbo/service-kit'
import type { Db } from '../../core/deps.ts'
import { cacheAnswers } from '../cache/answer-cache.ts'
import { isListed } from '../index/listed.ts'
import { expandShortForms, longForm } from '../text/short-forms.ts'
import { countryNames, namesOfCity } from '../text/words.ts'
import { countries } from './countries.ts'

/** A place with its folded names. */
export interface DirectoryPlace {
  place: SuggestedPlace
  names: string[]
  /** Words that may follow a name: those of its region and country. Folded. */
  within: ReadonlySet<string>
}

/** The homes of a city in a region: their number, mean point and box. */
export interface TownRow {
  city: string
  region: string | null
  country: Country
  homes: number
  lat: number
  lng: number
  south: number
  north: number
  west: number
  east: number
}

/** Half the size of the box of a town without homes, degrees. */
const reach = { lat: 0.05, lng: 0.09 }

const spelled = (name: string): string => wordsOf(expandShortForms(name)).join(' ')
const inFull = (name: string): string => wordsOf(expandShortForms(name)).map(longForm).join(' ')
const boxOf = ({ south, north, west, east }: TownRow): SuggestedPlace['bbox'] => ({ south, north, west, east })

const join = (a: TownRow, b: TownRow): TownRow => {
  const homes = a.homes + b.homes
  return {
    ...a,
    homes,
    lat: (a.lat * a.homes + b.lat * b.homes) / homes,
    lng: (a.lng * a.homes + b.lng * b.homes) / homes,
    south: Math.min(a.south, b.south),
    north: Math.max(a.north, b.north),
    west: Math.min(a.west, b.west),
    east: Math.max(a.east, b.east),
  }
}

const grouped = (rows: readonly TownRow[], keyOf: (row: TownRow) => string): TownRow[] => {
  const groups = new Map<string, TownRow>()
  for (const row of rows) {
    const known = groups.get(keyOf(row))
    groups.set(keyOf(row), known ? join(known, row) : row)
  }
  return [...groups.values()]
}

const entry = (place: SuggestedPlace, names: readonly string[]): DirectoryPlace => ({
  place,
  names: [...new Set(names.flatMap((name) => [spelled(name), inFull(name)]))],
  within: new Set([...(place.region === null ? [] : [place.region]), ...countryNames[place.country]].flatMap(wordsOf)),
})

const townOf = (row: TownRow): DirectoryPlace =>
  entry(
    {
      ...{ kind: 'city', name: row.city, region: row.region, country: row.country, homes: row.homes },
      ...{ point: { lat: row.lat, lng: row.lng }, bbox: boxOf(row) },
    },
    namesOfCity(row.city, row.country),
  )

const regionOf = (row: TownRow & { region: string }): DirectoryPlace =>
  entry(
    {
      ...{ kind: 'region', name: row.region, region: null, country: row.country, homes: row.homes },
      ...{ point: { lat: row.lat, lng: row.lng }, bbox: boxOf(row) },
    },
    [row.region],
  )

const countryOf = (country: Country, homes: number): DirectoryPlace => {
  const { name, lat, lng, bbox } = countries[country]
  return entry(
    { kind: 'country', name, region: null, country, homes, point: { lat, lng }, bbox },
    countryNames[country],
  )
}

const majorTown = new Map(majorTowns.map(({ name, country }) => [`${country} ${spelled(name)}`, name]))
/** A city's local name, spelled as in the gazetteer, since homes have it in any language and spelling. */
const localName = ({ city, country }: TownRow): string => {
  const [name] = namesOfCity(city, country)
  return majorTown.get(`${country} ${spelled(name)}`) ?? name
}

/** Every place with homes, all countries, and the towns of the gazetteer. A region with the name of a town in its country is left out. */
export const buildDirectory = (written: readonly TownRow[]): DirectoryPlace[] => {
  const rows = written.map((row) => ({ ...row, city: localName(row) }))
  const keyOf = ({ city, country }: TownRow): string => `${country} ${spelled(city)}`
  const keys = new Set(rows.map(keyOf))
  // A search for a town also finds the region that is named after it.
  const around = rows.flatMap(({ region, ...row }) => {
    const namesake =
      region === null || spelled(region) === spelled(row.city) ? undefined : { ...row, region, city: region }
    return namesake && keys.has(keyOf(namesake)) ? [namesake] : []
  })
  const towns = grouped([...rows, ...around], keyOf)
  const townNames = new Set(towns.map(({ city, country }) => `${country} ${spelled(city)}`))
  const regions = grouped(
    rows.filter(({ region }) => region !== null),
    ({ region, country }) => `${country} ${spelled(region ?? '')}`,
  ).flatMap(({ region, ...row }) => (region === null ? [] : [{ ...row, region }]))
  const others = majorTowns.filter(({ name, country }) => !townNames.has(`${country} ${spelled(name)}`))
  return [
    ...towns.map(townOf),
    ...regions.filter(({ region, country }) => !townNames.has(`${country} ${spelled(region)}`)).map(regionOf),
    ...Country.options.map((country) =>
      countryOf(
        country,
        rows.reduce((sum, row) => sum + (row.country === country ? row.homes : 0), 0),
      ),
    ),
    ...others.map(({ name, country, lat, lng }) => {
      const bbox = { south: lat - reach.lat, north: lat + reach.lat, west: lng - reach.lng, east: lng + reach.lng }
      return entry(
        { kind: 'city', name, region: null, country, homes: 0, point: { lat, lng }, bbox },
        namesOfCity(name, country),
      )
    }),
  ]
}

const readTowns = (db: Db): Promise<TownRow[]> =>
  db.client.$queryRaw<TownRow[]>`
    select home.city, home.region, home.country, count(*)::int as homes, avg(s.lat) as lat, avg(s.lng) as lng,
      min(s.lat) as south, max(s.lat) as north, min(s.lng) as west, max(s.lng) as east
    from search_listing s join listing home on home.id = s.listing_id where ${isListed}
    group by home.city, home.region, home.country order by count(*) desc, home.city`

/** How old the list of places may be, ms. It changes slowly, and every keystroke needs it; after a quiet night it is read anew. */
export const placeAges = { freshMs: 30_000, staleMs: 120_000 }

/** Returns the places to suggest from memory. A list without homes, as before the first import, is not stored. */
export const placeDirectory = ({ db }: { db: Db }): (() => Promise<DirectoryPlace[]>) => {
  const places = cacheAnswers(async () => buildDirectory(await readTowns(db)), {
    ...placeAges,
    most: 1,
    keeps: (found) => found.some(({ place }) => place.homes > 0),
  })
  return () => places('')
}

/** Most words of a place with its region and country. */
const mostWords = 6

/** The place that a person typed, perhaps with its region and country ('skagen, danmark'); null if it is unknown. */
export const findPlace = (directory: readonly DirectoryPlace[], typed: string): SuggestedPlace | null => {
  const words = wordsOf(expandShortForms(typed)).slice(0, mostWords)
  const forms = words.map((_, index) => words.slice(0, words.length - index))
  for (const form of forms) {
    const rest = words.slice(form.length)
    const [plain, full] = [form.join(' '), form.map(longForm).join(' ')]
    const known = directory.find(
      ({ names, within }) => (names.includes(plain) || names.includes(full)) && rest.every((word) => within.has(word)),
    )
    if (known) return known.place
  }
  return null
}

/** The canonical name of a typed place ('skagen, danmark' → 'Skagen'); null if it is unknown. */
export const canonicalName = (directory: readonly DirectoryPlace[], typed: string): string | null =>
  findPlace(directory, typed)?.name ?? null

/** The region and the country of a place, as values of the filter `place`, the smaller one first; undefined for an unknown place. */
export const containingPlaces = (directory: readonly DirectoryPlace[], typed: string): string[] | undefined => {
  const [name = ''] = typed.split(',')
  const known = directory.find(({ names }) => names.includes(spelled(name)) || names.includes(inFull(name)))
  if (!known) return undefined
  if (known.place.kind === 'country') return []
  const { region, country } = known.place
  return [...(region === null ? [] : [region]), countries[country].name]
}
