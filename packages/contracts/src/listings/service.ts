import { z } from 'zod'
import { page, pageQuery } from '../rpc/page.ts'
import { defineService, procedure } from '../rpc/procedure.ts'
import { CalendarDate } from '../values/calendar.ts'
import { ListingId, UserId } from '../values/ids.ts'
import { addressProcedures } from './addresses.ts'
import { ListingContent } from './content.ts'
import { draftProcedures } from './drafts.ts'
import { earningsProcedures } from './earnings.ts'
import { figuresProcedures } from './figures.ts'
import { hostingProcedures } from './hosting.ts'
import { hotelDraftProcedures } from './hotel-drafts.ts'
import { hotelProcedures } from './hotels.ts'
import { importProcedures } from './imports.ts'
import { photoProcedures } from './photo-procedures.ts'
import { Address, Point } from './place.ts'
import { proposalProcedures } from './price-proposals.ts'
import { privateDocumentProcedures } from './private-documents.ts'
import { privatePhotoProcedures } from './private-photos.ts'
import { reviewProcedures } from './reviews.ts'
import { savedSearchProcedures } from './saved-searches.ts'
import { AskedStay } from './search.ts'
import { searchProcedures } from './search-procedures.ts'
import { BookableListing, Category, ListingCard, ListingDetail, Review } from './views.ts'
import { wishlistProcedures } from './wishlists.ts'

/** Most homes in a sitemap, so that it fits a message of 256 kB. */
export const sitemapHomes = 3_000

export const listingsService = defineService('listings', {
  ...wishlistProcedures,
  ...savedSearchProcedures,
  ...figuresProcedures,
  ...earningsProcedures,
  ...reviewProcedures,
  ...privatePhotoProcedures,
  ...privateDocumentProcedures,
  ...hotelDraftProcedures,
  ...proposalProcedures,
  /** A home's page. Inactive homes are shown only to their host, admins and guests with a booking there. */
  byId: procedure({ input: z.object({ id: ListingId }), output: ListingDetail, errors: ['listing.notFound'] }),
  /** The facts of a home for the people of a stay, active or not. Booking decides who they are. */
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
  /** Those of some homes that a person may see and whose title, in Danish or English, has the words of a search. */
  homesTitled: procedure({
    input: z.object({ ids: z.array(ListingId).max(500), viewerId: UserId, q: z.string().min(1).max(100) }),
    output: z.object({ ids: z.array(ListingId) }),
    callers: ['messaging'],
    actor: ['service'],
  }),
  /** The English titles of homes. Homes without one are left out. */
  englishTitles: procedure({
    input: z.object({ ids: z.array(ListingId).max(500) }),
    output: z.object({ titles: z.record(ListingId, z.string()) }),
    callers: ['bff', 'messaging'],
    actor: ['anyone', 'service'],
  }),
  /** Homes near another one. With a stay only those that are free and large enough, with their totals. */
  nearby: procedure({
    input: z.object({ id: ListingId, stay: AskedStay.optional(), limit: z.int().min(1).max(20).default(10) }),
    output: z.object({ items: z.array(ListingCard) }),
    errors: ['listing.notFound', 'booking.datesInvalid', 'booking.tooFarAhead'],
  }),
  reviews: procedure({
    input: z.object({
      listingId: ListingId,
      /** Words or parts of words that a review must contain. */
      q: z.string().trim().max(100).optional(),
      ...pageQuery({ maxLimit: 50, defaultLimit: 6, maxCursor: 200 }),
    }),
    output: page(Review).extend({ total: z.int() }),
    errors: ['cursor.invalid', 'listing.notFound'],
  }),
  categories: procedure({ input: z.object({}), output: z.object({ items: z.array(Category) }) }),
  /** The first id of each sitemap. Sitemaps contain the homes that search engines may list, by id. */
  sitemapStarts: procedure({ input: z.object({}), output: z.object({ starts: z.array(ListingId) }) }),
  /** The homes of one sitemap, with the date of their last change. */
  sitemap: procedure({
    input: z.object({ start: ListingId }),
    output: z.object({ homes: z.array(z.object({ id: ListingId, changedOn: CalendarDate })).max(sitemapHomes) }),
  }),
  /** Homes that a projection does not have yet; unknown ids are left out. */
  bookableByIds: procedure({
    input: z.object({ ids: z.array(ListingId).max(100) }),
    output: z.object({ listings: z.array(BookableListing.extend({ revision: z.int() })) }),
    callers: ['booking', 'pricing', 'payouts', 'messaging'],
    actor: ['service'],
  }),
  /** All homes for projections, in pages. */
  snapshot: procedure({
    input: z.object({ after: ListingId.nullable() }),
    output: z.object({ listings: z.array(BookableListing.extend({ revision: z.int() })), next: ListingId.nullable() }),
    callers: ['booking', 'pricing'],
    actor: ['service'],
    timeoutMs: 10_000,
  }),
  ...searchProcedures,
  ...hotelProcedures,
  ...hostingProcedures,
  ...draftProcedures,
  ...photoProcedures,
  ...addressProcedures,
  ...importProcedures,
})
