import {
  type listingsService,
  ok,
  type ParsedInputOf,
  type Result,
  type SuggestedHome,
  type SuggestedPlace,
  type SuggestionsAnswer,
} from '@nordbo/contracts'
import { Prisma } from '../generated/prisma/client.ts'
import type { Parts } from '../parts.ts'
import { isListed } from './filters.ts'
import { wordsOf } from './fold.ts'
import { nameMatch } from './name-match.ts'
import type { DirectoryPlace, placeDirectory } from './place-directory.ts'
import type { StoredCard } from './ready-made.ts'
import { textQuery } from './text-query.ts'

type Query = ParsedInputOf<typeof listingsService.procedures.suggest>

const mostPlaces = 6
const mostHomes = 4

/** How well a place fits the words typed; the first of them name it, the rest say where it lies, the last may be unfinished. */
const fitOf = ({ names, within }: DirectoryPlace, words: readonly string[]): number | undefined => {
  const fits = words.flatMap((_, index) => {
    const rest = words.slice(words.length - index)
    const lies = rest.every((word) => [...within].some((name) => name.startsWith(word)))
    const typed = words.slice(0, words.length - index).join(' ')
    return lies ? names.flatMap((name) => nameMatch(typed, name) ?? []) : []
  })
  return fits.length === 0 ? undefined : Math.min(...fits)
}

const byHomes = (a: DirectoryPlace, b: DirectoryPlace): number => b.place.homes - a.place.homes

const placesLike = (directory: readonly DirectoryPlace[], words: readonly string[]): SuggestedPlace[] =>
  directory
    .flatMap((known) => {
      const fit = fitOf(known, words)
      return fit === undefined ? [] : [{ known, fit }]
    })
    .sort((a, b) => a.fit - b.fit || byHomes(a.known, b.known))
    .slice(0, mostPlaces)
    .map(({ known }) => known.place)

/** Where most homes are: towns alone. */
const popular = (directory: readonly DirectoryPlace[]): SuggestedPlace[] =>
  directory
    .filter(({ place }) => place.kind === 'city')
    .toSorted(byHomes)
    .slice(0, mostPlaces)
    .map(({ place }) => place)

interface HomeRow {
  card: StoredCard
}

const homesLike = async ({ db }: Pick<Parts, 'db'>, q: string): Promise<SuggestedHome[]> => {
  const text = await textQuery(db.client, q)
  if (text === undefined) return []
  const rows = await db.query<HomeRow>(Prisma.sql`
    select d.card from (
      select s.listing_id, s.score, s.tsv from search_listing s where ${isListed} and s.tsv @@ ${text}::tsquery
      order by s.score desc, s.listing_id desc limit 200
    ) s join listing_document d on d.listing_id = s.listing_id
    order by ts_rank('{0, 0, 0, 1}', s.tsv, ${text}::tsquery) desc, s.score desc, s.listing_id desc limit ${mostHomes}::int`)
  return rows.map(({ card: { id, title, city, country, photos } }) => ({
    ...{ id, title, city, country },
    photo: photos[0] ?? null,
  }))
}

/** Places and homes for what was typed so far. */
export const suggest =
  (parts: Pick<Parts, 'db'>, directory: ReturnType<typeof placeDirectory>) =>
  async ({ q }: Query): Promise<Result<SuggestionsAnswer>> => {
    const words = wordsOf(q)
    const [places, homes] = await Promise.all([directory(), words.length === 0 ? [] : homesLike(parts, q)])
    return ok({ places: words.length === 0 ? popular(places) : placesLike(places, words), homes })
  }
