import {
  type listingsService,
  ok,
  type ParsedInputOf,
  type Result,
  type SuggestedHome,
  type SuggestedPlace,
  type SuggestionsAnswer,
} from '@nordbo/contracts'
import { wordsOf } from '@nordbo/service-kit'
import type { Deps } from '../../core/deps.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { cacheAnswers } from '../cache/answer-cache.ts'
import { isListed } from '../index/listed.ts'
import type { StoredCard } from '../index/listing-document.ts'
import { type DirectoryPlace, placeAges, type placeDirectory } from '../places/place-directory.ts'
import { bestFit, nameMatch } from '../text/name-match.ts'
import { expandShortForms, withoutDistricts } from '../text/short-forms.ts'
import { parseText, type TextQuery } from '../text/text-query.ts'

type Query = ParsedInputOf<typeof listingsService.procedures.suggest>

const mostPlaces = 6
const mostHomes = 4

/**
 * How well a place matches the typed words, lower is better; undefined for no match. The first words are its name, the others its region
 * and country. The last word may be unfinished.
 */
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

/** Places whose names match the words, also with small errors; the best first. */
export const matchPlaces = (directory: readonly DirectoryPlace[], words: readonly string[]): SuggestedPlace[] =>
  directory
    .flatMap((known) => {
      const fit = bestFit(words, (each) => fitOf(known, each))
      return fit === undefined ? [] : [{ known, fit }]
    })
    .sort((a, b) => a.fit - b.fit || byHomes(a.known, b.known))
    .slice(0, mostPlaces)
    .map(({ known }) => known.place)

/** The towns with most homes. */
const popular = (directory: readonly DirectoryPlace[]): SuggestedPlace[] =>
  directory
    .filter(({ place }) => place.kind === 'city')
    .toSorted(byHomes)
    .slice(0, mostPlaces)
    .map(({ place }) => place)

interface HomeRow {
  card: StoredCard
}

/** Fewest letters for a search in titles. */
const leastLetters = 3
/** If words match more homes than this, only the titles of the `mostLookedAt` most recommended homes are searched. */
const mostLedTo = 500
const mostLookedAt = 1_500

/** Homes with the words in their titles, most recommended first. */
const titled = ({ wanted, homes }: TextQuery): Prisma.Sql => {
  const best = Prisma.sql`order by s.score desc, s.listing_id desc`
  const candidates =
    homes !== undefined && homes <= mostLedTo
      ? Prisma.sql`select s.listing_id, s.score from search_listing s
          where ${isListed} and s.tsv @@ ${wanted}::tsquery and s.title_words @@ ${wanted}::tsquery`
      : Prisma.sql`select s.listing_id, s.score from (
          select s.listing_id, s.score, s.title_words from search_listing s where ${isListed} ${best} limit ${Prisma.raw(String(mostLookedAt))}
        ) s where s.title_words @@ ${wanted}::tsquery`
  return Prisma.sql`
    select d.card from (select * from (${candidates}) s ${best} limit ${mostHomes}::int) s
    join listing_document d on d.listing_id = s.listing_id ${best}`
}

const homesLike = async ({ db }: Pick<Deps, 'db'>, q: string): Promise<SuggestedHome[]> => {
  const text = q.length < leastLetters ? undefined : await parseText(db, q)
  if (text === undefined) return []
  const rows = await db.query<HomeRow>(titled(text))
  return rows.map(({ card: { id, title, city, country, photos } }) => ({
    ...{ id, title, city, country },
    photo: photos[0] ?? null,
  }))
}

/** Removes homes that guests can no longer find, because cached answers may be old. */
const stillListed = async ({ db }: Pick<Deps, 'db'>, homes: readonly SuggestedHome[]): Promise<SuggestedHome[]> => {
  if (homes.length === 0) return []
  const rows = await db.query<{ id: string }>(Prisma.sql`
    select s.listing_id::text as id from search_listing s
    where s.listing_id = any (${homes.map(({ id }) => id)}::uuid[]) and ${isListed}`)
  const listed = new Set(rows.map(({ id }) => id))
  return homes.filter(({ id }) => listed.has(id))
}

/**
 * Every keystroke sends a request. Answers may be as old as the list of places. With a shorter time, refreshing a few hundred texts would
 * use half a processor.
 */
export const suggestionMemory = { ...placeAges, most: 5_000 }

/** A typed text as the names of places and hotels are compared with: folded, with inner abbreviations spelled out. */
export const normalizeTyped = (q: string): string => withoutDistricts(wordsOf(expandShortForms(q))).join(' ')

/** Suggests places and homes for an unfinished text. */
export const suggest = (deps: Pick<Deps, 'db'>, directory: ReturnType<typeof placeDirectory>) => {
  const answer = cacheAnswers(async (typed: string): Promise<SuggestionsAnswer> => {
    if (typed === '') return { places: popular(await directory()), homes: [] }
    const [places, homes] = await Promise.all([directory(), homesLike(deps, typed)])
    return { places: matchPlaces(places, typed.split(' ')), homes }
  }, suggestionMemory)
  return async ({ q }: Query): Promise<Result<SuggestionsAnswer>> => {
    const { places, homes } = await answer(normalizeTyped(q))
    return ok({ places, homes: await stillListed(deps, homes) })
  }
}
