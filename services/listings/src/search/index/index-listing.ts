import { amenityIds, freeCancellationDays } from '@nordbo/contracts'
import type { Kit } from '@nordbo/service-kit'
import { wordsOf } from '@nordbo/service-kit'
import type { Tx } from '../../core/deps.ts'
import { idsOf, type ListingWithPhotos, toContent } from '../../core/listing-columns.ts'
import { amenityWords, petWords } from '../text/amenity-words.ts'
import { placeLexemes, placeNames } from '../text/place-terms.ts'
import { subcategoryWords, tagWords } from '../text/words.ts'
import { storeBookingStats } from './booking-stats.ts'
import { hasFavouriteRating } from './guest-favourite.ts'
import { markHomeChanged } from './home-changed.ts'
import { documentVersion, storedCardOf, storedPageOf } from './listing-document.ts'
import { ratingRank, recommendationScore } from './score.ts'

/** The number of published reviews with one to five stars. */
type StarCounts = readonly [number, number, number, number, number]

const starsOf = async (tx: Tx, listingId: string): Promise<StarCounts> => {
  const groups = await tx.review.groupBy({ by: ['rating'], where: { listingId }, _count: true })
  const countOf = (stars: number): number => groups.find(({ rating }) => rating === stars)?._count ?? 0
  return [countOf(1), countOf(2), countOf(3), countOf(4), countOf(5)]
}

/**
 * A text for `to_tsvector`, reduced to the words that a query is split into. Otherwise the database would parse 'H.C.' as a host name and
 * 'hav/strand' as a file name.
 */
const wordsIn = (text: string): string => wordsOf(text).join(' ')

/** English stop words, and words with another meaning in Danish. */
const ignoredEnglishWords = new Set(
  'a an and at below by for from in near of on over the to under with within'.split(' '),
)

/** The words of an English title without the ignored ones. */
const englishWords = (title: string | undefined): string =>
  wordsOf(title ?? '')
    .filter((word) => !ignoredEnglishWords.has(word))
    .join(' ')

/** The texts by which a home is found. */
interface SearchTexts {
  title: string
  place: string
  tags: string
  description: string
}

/** The texts of a home. The title weighs most, then place, then tags, then the description with amenities. */
const textsOf = (row: ListingWithPhotos): SearchTexts => {
  const { title, description, tags, subcategory, address, amenities, rules, english } = toContent(row)
  const offers = [...amenities.map((amenity) => amenityWords[amenity] ?? ''), rules.petsAllowed ? petWords : '']
  return {
    title: wordsIn(title),
    place: wordsIn(placeNames(address).join(' ')),
    tags: wordsIn([...tags.map((tag) => tagWords[tag]), subcategoryWords[subcategory]].join(' ')),
    description: wordsIn([description, ...offers, englishWords(english?.title)].join(' ')),
  }
}

/** Writes the search row of a home. It is inactive while the host is suspended. */
const storeSearchRow = async (tx: Tx, row: ListingWithPhotos, stars: StarCounts, texts: SearchTexts): Promise<void> => {
  const content = toContent(row)
  const ratingCount = stars.reduce((sum, count) => sum + count, 0)
  const ratingSum = stars.reduce((sum, count, index) => sum + count * (index + 1), 0)
  const instant = content.bookingMode === 'instant'
  const score = recommendationScore({
    ratingSum,
    ratingCount,
    photos: row.photos.length,
    amenities: content.amenities.length,
    descriptionLength: content.description.length,
    instant,
  })
  const { title, place, tags, description } = texts
  await tx.$executeRaw`
    insert into search_listing as known (
      listing_id, created_at, lat, lng, score, rating_rank, rating_sum, rating_count, max_guests, bedrooms, beds,
      bathrooms, content_revision, active, pets_allowed, instant, featured, country, subcategory, tags, amenities, free_days,
      loved, tsv)
    values (
      ${row.id}::uuid, ${row.createdAt}, ${row.publicLat}, ${row.publicLng}, ${score},
      ${ratingRank(ratingSum, ratingCount)}, ${ratingSum}, ${ratingCount}, ${content.maxGuests}, ${content.bedrooms},
      ${content.beds}, ${content.bathrooms}, ${row.revision}, ${row.active} and not kit.is_suspended(${row.hostId}::uuid), ${content.rules.petsAllowed}, ${instant},
      ${row.featured}, ${content.address.country}, ${content.subcategory}, ${content.tags},
      ${amenityIds(content.amenities)}::int[], ${freeCancellationDays[content.cancellationPolicy]},
      ${hasFavouriteRating(ratingSum, ratingCount)},
      setweight(to_tsvector('danish', ${title}), 'A') || setweight(to_tsvector('danish', ${place}), 'B') ||
        setweight(to_tsvector('danish', ${tags}), 'C') || setweight(to_tsvector('danish', ${description}), 'D') ||
        array_to_tsvector(${placeLexemes(content.address)}::text[]))
    on conflict (listing_id) do update set
      (created_at, lat, lng, score, rating_rank, rating_sum, rating_count, max_guests, bedrooms, beds, bathrooms,
       content_revision, active, pets_allowed, instant, featured, country, subcategory, tags, amenities,
       free_days, loved, tsv)
      = (excluded.created_at, excluded.lat, excluded.lng, excluded.score, excluded.rating_rank, excluded.rating_sum,
         excluded.rating_count, excluded.max_guests, excluded.bedrooms, excluded.beds, excluded.bathrooms,
         excluded.content_revision, excluded.active, excluded.pets_allowed, excluded.instant, excluded.featured,
         excluded.country, excluded.subcategory, excluded.tags, excluded.amenities, excluded.free_days, excluded.loved,
         excluded.tsv)`
}

/** Writes the stored card and page of a home, with the words that the lexicon counts. */
const storeDocument = (tx: Tx, row: ListingWithPhotos, stars: StarCounts, texts: SearchTexts) => {
  const everyWord = [...new Set(Object.values(texts).flatMap(wordsOf))]
  return tx.$executeRaw`
    insert into listing_document as known (listing_id, host_id, words, star_counts, card, page, version)
    values (
      ${row.id}::uuid, ${row.hostId}::uuid, array_to_tsvector(${everyWord}::text[]), ${[...stars]}::int[],
      ${JSON.stringify(storedCardOf(row))}::json, ${JSON.stringify(storedPageOf(row))}::json, ${documentVersion}::int)
    on conflict (listing_id) do update set
      (host_id, words, star_counts, card, page, version)
      = (excluded.host_id, excluded.words, excluded.star_counts, excluded.card, excluded.page, excluded.version)`
}

/** Writes everything that search and pages read of a home, from its tables in this transaction. */
export const indexListing = async (kit: Pick<Kit, 'markChanged'>, tx: Tx, row: ListingWithPhotos): Promise<void> => {
  const stars = await starsOf(tx, row.id)
  const texts = textsOf(row)
  await storeSearchRow(tx, row, stars, texts)
  await storeBookingStats(tx, idsOf(row).id)
  await storeDocument(tx, row, stars, texts)
  markHomeChanged(kit, tx, row.id)
}
