import {
  type HotelSuggestionsAnswer,
  type listingsService,
  ok,
  type ParsedInputOf,
  type Result,
  SuggestedHotel,
} from '@nordbo/contracts'
import { wordsOf } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Deps } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { cacheAnswers } from '../search/cache/answer-cache.ts'
import { placeAges, type placeDirectory } from '../search/places/place-directory.ts'
import { matchPlaces, normalizeTyped, suggestionMemory } from '../search/suggest/suggest.ts'
import { bestFit, nameMatch } from '../search/text/name-match.ts'
import { expandShortForms, longForm } from '../search/text/short-forms.ts'

/** A hotel with its folded names: the whole one, and that from each later word on, also with short forms spelled out. */
interface KnownHotel {
  hotel: SuggestedHotel
  names: string[]
  /** Folded words of its name and town. */
  words: string[]
}

const mostHotels = 4
/** Most hotels whose names are in memory, the most recommended. */
const mostKnown = 5_000
/** How well words match that begin words of the name or town in any order: like the start of a word. */
const wordsFit = 2

const knownHotel = (hotel: SuggestedHotel): KnownHotel => {
  const written = wordsOf(expandShortForms(hotel.name))
  const forms = [written, written.map(longForm)]
  return {
    hotel,
    names: [...new Set(written.flatMap((_, index) => forms.map((words) => words.slice(index).join(' '))))],
    words: [...new Set([...forms.flat(), ...wordsOf(hotel.city)])],
  }
}

/** How well a hotel matches the typed words, lower is better; undefined for no match. The last word may be unfinished. */
const fitOf = ({ names, words }: KnownHotel, typedWords: readonly string[]): number | undefined => {
  const typed = typedWords.join(' ')
  const [whole = '', ...later] = names
  const fits = [
    nameMatch(typed, whole) ?? [],
    // Only the whole name, or its start, is better than the start of a word.
    later.flatMap((name) => Math.max(wordsFit, nameMatch(typed, name) ?? Number.POSITIVE_INFINITY)),
    typedWords.every((word) => words.some((known) => known.startsWith(word))) ? wordsFit : [],
  ].flat()
  const best = Math.min(...fits)
  return Number.isFinite(best) ? best : undefined
}

/**
 * Hotels whose names match the text; the best first, and of equal ones the most recommended. Small errors are allowed where nothing matches
 * without: many names begin with the same word, and with errors the text could be any of them.
 */
export const matchHotels = (known: readonly KnownHotel[], typed: string): SuggestedHotel[] => {
  const found = known.flatMap((each) => {
    const fit = bestFit(typed.split(' '), (words) => fitOf(each, words))
    return fit === undefined ? [] : [{ hotel: each.hotel, fit }]
  })
  const most = found.some(({ fit }) => fit <= wordsFit) ? wordsFit : Number.POSITIVE_INFINITY
  return found
    .filter(({ fit }) => fit <= most)
    .sort((a, b) => a.fit - b.fit)
    .slice(0, mostHotels)
    .map(({ hotel }) => hotel)
}

/** The hotels to match, the most recommended first. */
export const knownHotels = (hotels: readonly SuggestedHotel[]): KnownHotel[] => hotels.map(knownHotel)

const readHotels = async ({ db }: Pick<Deps, 'db'>): Promise<KnownHotel[]> =>
  knownHotels(
    z.array(SuggestedHotel).parse(
      await db.query(Prisma.sql`
        select h.id::text as id, h.name, h.city, h.country from search_hotel s join hotel h on h.id = s.hotel_id
        where s.active order by s.score desc, s.hotel_id desc limit ${Prisma.raw(String(mostKnown))}`),
    ),
  )

/** Suggests places and hotels for an unfinished text, from memory. Nothing is suggested for an empty one. */
export const suggestHotels = (deps: Pick<Deps, 'db'>, directory: ReturnType<typeof placeDirectory>) => {
  // A list without hotels, as before the first import, is not stored.
  const hotels = cacheAnswers(() => readHotels(deps), { ...placeAges, most: 1, keeps: (known) => known.length > 0 })
  const answer = cacheAnswers(async (typed: string): Promise<HotelSuggestionsAnswer> => {
    if (typed === '') return { places: [], hotels: [] }
    const [places, known] = await Promise.all([directory(), hotels('')])
    return { places: matchPlaces(places, typed.split(' ')), hotels: matchHotels(known, typed) }
  }, suggestionMemory)
  return async ({
    q,
  }: ParsedInputOf<typeof listingsService.procedures.suggestHotels>): Promise<Result<HotelSuggestionsAnswer>> =>
    ok(await answer(normalizeTyped(q)))
}
