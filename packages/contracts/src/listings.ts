import { z } from 'zod'
import { defineService, procedure } from './define.ts'
import { ListingContent, ListingPatch } from './listing-content.ts'
import { SearchAnswer, SearchQuery } from './listing-search.ts'
import { BookableListing, Category, Hotel, ListingCard, ListingDetail, OwnListing, Review } from './listing-views.ts'
import { PhotoDescriptor } from './photos.ts'
import { savedSearchProcedures } from './saved-searches.ts'
import { BookingId, Instant, ListingId, page, UserId } from './vocabulary.ts'
import { wishlistProcedures } from './wishlists.ts'

const ListingErrors = ['listing.notFound', 'listing.notOwner'] as const

export const listingsService = defineService('listings', {
  ...wishlistProcedures,
  ...savedSearchProcedures,
  search: procedure({ input: SearchQuery, output: SearchAnswer, errors: ['cursor.invalid', 'booking.datesInvalid'] }),
  /** A home's page; inactive ones only for their host, admins and guests with a booking there. */
  byId: procedure({ input: z.object({ id: ListingId }), output: ListingDetail, errors: ['listing.notFound'] }),
  cardsByIds: procedure({
    input: z.object({ ids: z.array(ListingId).max(100) }),
    output: z.object({ cards: z.array(ListingCard) }),
    callers: ['bff', 'messaging'],
    actor: ['anyone', 'service'],
  }),
  nearby: procedure({
    input: z.object({ id: ListingId, limit: z.int().min(1).max(20).default(10) }),
    output: z.object({ items: z.array(ListingCard) }),
    errors: ['listing.notFound'],
  }),
  reviews: procedure({
    input: z.object({
      listingId: ListingId,
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
  /** The signed-in host's homes, newest first, drafts included. */
  mine: procedure({ input: z.object({}), output: z.object({ items: z.array(OwnListing) }), actor: ['user'] }),
  create: procedure({
    input: ListingContent,
    output: z.object({ id: ListingId, revision: z.int() }),
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
  /** Takes an uploaded picture from quarantine, makes its derivatives and appends it. */
  addPhoto: procedure({
    input: z.object({
      id: ListingId,
      quarantineKey: z.string().max(200),
      alt: z.string().max(200).nullable().default(null),
    }),
    output: z.object({ photo: PhotoDescriptor }),
    errors: [...ListingErrors, 'listing.tooManyPhotos', 'photo.unreadable', 'photo.tooLarge'],
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
            photos: z.array(PhotoDescriptor).max(10),
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
