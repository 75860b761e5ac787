import { z } from 'zod'
import { page, pageQuery } from '../rpc/page.ts'
import { defineService, procedure } from '../rpc/procedure.ts'
import { CalendarDate } from '../values/calendar.ts'
import { ListingId } from '../values/ids.ts'
import { ListingContent } from './content.ts'
import { figuresProcedures } from './figures.ts'
import { hostingProcedures } from './hosting.ts'
import { importProcedures } from './imports.ts'
import { Address, Point } from './place.ts'
import { privatePhotoProcedures } from './private-photos.ts'
import { reviewProcedures } from './reviews.ts'
import { savedSearchProcedures } from './saved-searches.ts'
import { AskedStay } from './search.ts'
import { searchProcedures } from './search-procedures.ts'
import { BookableListing, Category, Hotel, ListingCard, ListingDetail, Review } from './views.ts'
import { wishlistProcedures } from './wishlists.ts'

/** Homes in one sitemap: as many as fit a message of 256 kB. */
export const sitemapHomes = 3_000

export const listingsService = defineService('listings', {
  ...wishlistProcedures,
  ...savedSearchProcedures,
  ...figuresProcedures,
  ...reviewProcedures,
  ...privatePhotoProcedures,
  /** A home's page; inactive ones only for their host, admins and guests with a booking there. */
  byId: procedure({ input: z.object({ id: ListingId }), output: ListingDetail, errors: ['listing.notFound'] }),
  /** What the people of a stay may know of its home, active or not; booking decides who they are. */
  forStay: procedure({
    input: z.object({ id: ListingId }),
    output: z.object({
      address: Address,
      location: Point,
      arrivalNotes: z.string().nullable(),
      arrivalNotesEnglish: z.string().nullable().default(null),
      business: ListingContent.shape.business,
    }),
    errors: ['listing.notFound'],
    callers: ['booking'],
    actor: ['service'],
  }),
  cardsByIds: procedure({
    input: z.object({ ids: z.array(ListingId).max(100) }),
    output: z.object({ cards: z.array(ListingCard) }),
    callers: ['bff', 'messaging'],
    actor: ['anyone', 'service'],
  }),
  /** What homes are called in English; those that have no English name are left out. */
  englishTitles: procedure({
    input: z.object({ ids: z.array(ListingId).max(500) }),
    output: z.object({ titles: z.record(ListingId, z.string()) }),
    callers: ['bff', 'messaging'],
    actor: ['anyone', 'service'],
  }),
  /** Homes around another one; of a stay those that can be had for it, with what it costs there. */
  nearby: procedure({
    input: z.object({ id: ListingId, stay: AskedStay.optional(), limit: z.int().min(1).max(20).default(10) }),
    output: z.object({ items: z.array(ListingCard) }),
    errors: ['listing.notFound', 'booking.datesInvalid', 'booking.tooFarAhead'],
  }),
  reviews: procedure({
    input: z.object({
      listingId: ListingId,
      /** Words that a review must hold, or their beginnings and ends. */
      q: z.string().trim().max(100).optional(),
      ...pageQuery({ maxLimit: 50, defaultLimit: 6, maxCursor: 200 }),
    }),
    output: page(Review).extend({ total: z.int() }),
    errors: ['cursor.invalid', 'listing.notFound'],
  }),
  categories: procedure({ input: z.object({}), output: z.object({ items: z.array(Category) }) }),
  hotels: procedure({
    input: z.object({ city: z.string().max(80).optional(), limit: z.int().min(1).max(50).default(3) }),
    output: z.object({ items: z.array(Hotel) }),
  }),
  /** Homes that their hosts let search engines list, by id: where each sitemap of them begins. */
  sitemapStarts: procedure({ input: z.object({}), output: z.object({ starts: z.array(ListingId) }) }),
  /** The homes of one sitemap, with the date of their last change. */
  sitemap: procedure({
    input: z.object({ start: ListingId }),
    output: z.object({ homes: z.array(z.object({ id: ListingId, changedOn: CalendarDate })).max(sitemapHomes) }),
  }),
  /** Homes that a projection has not heard of yet; unknown ids are left out. */
  bookableByIds: procedure({
    input: z.object({ ids: z.array(ListingId).max(100) }),
    output: z.object({ listings: z.array(BookableListing.extend({ revision: z.int() })) }),
    callers: ['booking', 'pricing'],
    actor: ['service'],
  }),
  /** Everything booking's projection needs, page by page. */
  snapshot: procedure({
    input: z.object({ after: ListingId.nullable() }),
    output: z.object({ listings: z.array(BookableListing.extend({ revision: z.int() })), next: ListingId.nullable() }),
    callers: ['booking', 'pricing'],
    actor: ['service'],
    timeoutMs: 10_000,
  }),
  ...searchProcedures,
  ...hostingProcedures,
  ...importProcedures,
})
