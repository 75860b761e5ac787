import { z } from 'zod'
import { privatePhotoProcedures } from './damage-reports.ts'
import { defineService, procedure } from './define.ts'
import { figuresProcedures } from './figures.ts'
import { Address, ListingContent, ListingPatch, Point } from './listing-content.ts'
import { AskedStay, SearchAnswer, SearchFilters, SearchQuery } from './listing-search.ts'
import { ClustersAnswer, ClustersQuery, FacetsAnswer, Proposal } from './listing-survey.ts'
import { BookableListing, Category, Hotel, ListingCard, ListingDetail, OwnListing, Review } from './listing-views.ts'
import { mostListingPhotos, PhotoDescriptor, PictureErrors } from './photos.ts'
import { reviewProcedures } from './reviews.ts'
import { savedSearchProcedures } from './saved-searches.ts'
import { SuggestionsAnswer } from './suggestions.ts'
import { BookingId, CalendarDate, Instant, ListingId, page, UserId } from './vocabulary.ts'
import { wishlistProcedures } from './wishlists.ts'

/** Homes in one sitemap: as many as fit a message of 256 kB. */
export const sitemapHomes = 3_000

const ListingErrors = ['listing.notFound', 'listing.notOwner'] as const

export const listingsService = defineService('listings', {
  ...wishlistProcedures,
  ...savedSearchProcedures,
  ...figuresProcedures,
  ...reviewProcedures,
  ...privatePhotoProcedures,
  search: procedure({
    input: SearchQuery,
    output: SearchAnswer,
    errors: ['cursor.invalid', 'booking.datesInvalid', 'booking.tooFarAhead'],
  }),
  /** What the filters of a search would find: prices, kinds, amenities. */
  facets: procedure({
    input: SearchFilters,
    output: FacetsAnswer,
    errors: ['booking.datesInvalid', 'booking.tooFarAhead'],
  }),
  /** The homes of a search on the map: clusters, and pins where a home stands alone; at most 300 of both. */
  clusters: procedure({
    input: ClustersQuery,
    output: ClustersAnswer,
    errors: ['booking.datesInvalid', 'booking.tooFarAhead'],
  }),
  /** Up to four ways out of a search that finds nothing. */
  loosen: procedure({
    input: SearchFilters,
    output: z.object({ proposals: z.array(Proposal).max(4) }),
    errors: ['booking.datesInvalid', 'booking.tooFarAhead'],
  }),
  /** Places and homes whose names begin like a text, or nearly; without a text the places with most homes. */
  suggest: procedure({ input: z.object({ q: z.string().trim().max(100).default('') }), output: SuggestionsAnswer }),
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
      cursor: z.string().max(200).optional(),
      limit: z.int().min(1).max(50).default(6),
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
  /** The signed-in host's homes, newest first, drafts included. */
  mine: procedure({ input: z.object({}), output: z.object({ items: z.array(OwnListing) }), actor: ['user'] }),
  create: procedure({
    input: ListingContent,
    output: z.object({ id: ListingId, revision: z.int() }),
    errors: ['listing.tooManyDrafts'],
    actor: ['user'],
    idempotent: true,
  }),
  update: procedure({
    input: z.object({ id: ListingId, patch: ListingPatch }),
    output: z.object({ id: ListingId, revision: z.int() }),
    errors: ListingErrors,
    actor: ['user'],
    idempotent: true,
  }),
  /** May the person add a picture to this home? Asked before a byte of it is taken; a repeat of an answered `addPhoto` may pass. */
  mayAddPhoto: procedure({
    input: z.object({ id: ListingId }),
    output: z.object({}),
    errors: [...ListingErrors, 'listing.tooManyPhotos'],
    actor: ['user'],
  }),
  /** Takes an uploaded picture from quarantine, makes its derivatives and appends it. The upload is gone afterwards, whatever the answer. */
  addPhoto: procedure({
    input: z.object({
      id: ListingId,
      quarantineKey: z.string().max(200),
      alt: z.string().max(200).nullable().default(null),
    }),
    output: z.object({ photo: PhotoDescriptor }),
    errors: [...ListingErrors, 'listing.tooManyPhotos', ...PictureErrors],
    actor: ['user'],
    idempotent: true,
    timeoutMs: 20_000,
  }),
  /** Opens a home to guests when its checklist holds; params name what is missing. Makes its owner a host. */
  publish: procedure({
    input: z.object({ id: ListingId }),
    output: z.object({ revision: z.int() }),
    errors: [...ListingErrors, 'listing.incomplete'],
    actor: ['user'],
    idempotent: true,
  }),
  unpublish: procedure({
    input: z.object({ id: ListingId }),
    output: z.object({ revision: z.int() }),
    errors: ListingErrors,
    actor: ['user'],
    idempotent: true,
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
  /** Sandbox only: homes of the demo market with photos that are in the blob store already; repeatable. */
  importListings: procedure({
    input: z.object({
      listings: z
        .array(
          z.object({
            id: ListingId,
            hostId: UserId,
            createdAt: Instant,
            content: ListingContent,
            photos: z.array(PhotoDescriptor).max(mostListingPhotos),
            featured: z.boolean().default(false),
          }),
        )
        .max(50),
    }),
    output: z.object({ created: z.int() }),
    errors: ['sandbox.only'],
    actor: ['admin'],
    timeoutMs: 60_000,
  }),
  /** Sandbox only: reviews of the demo market. */
  importReviews: procedure({
    input: z.object({ reviews: z.array(Review.extend({ bookingId: BookingId })).max(200) }),
    output: z.object({ created: z.int() }),
    errors: ['sandbox.only'],
    actor: ['admin'],
    timeoutMs: 60_000,
  }),
  /** Sandbox only: sample hotels. */
  importHotels: procedure({
    input: z.object({ hotels: z.array(Hotel).max(50) }),
    output: z.object({ created: z.int() }),
    errors: ['sandbox.only'],
    actor: ['admin'],
    timeoutMs: 60_000,
  }),
})
