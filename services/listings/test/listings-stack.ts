import { randomUUID } from 'node:crypto'
import {
  addDays,
  hostTermsVersion,
  type InputOf,
  ListingId,
  type listingsService,
  type pricingService,
  UserId,
} from '@nordbo/contracts'
import {
  asAdmin,
  asUser,
  type BootedStack,
  bootStack,
  expectOk,
  firstDay,
  firstVersions,
  photoWithoutFile,
} from '@nordbo/testkit'
import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '../src/generated/prisma/client.ts'

type ImportedHome = InputOf<typeof listingsService.procedures.importListings>['listings'][number]
type Content = ImportedHome['content']
type Card = InputOf<typeof pricingService.procedures.setRates>['card']

/** Boots listings, pricing and identity without the other services. */
export const bootListings = (): Promise<BootedStack> =>
  bootStack({ only: ['sandbox', 'identity', 'pricing', 'listings'] })

/** The tables of listings, to write or read what no procedure does. */
export const openTables = (stack: BootedStack): PrismaClient =>
  new PrismaClient({ adapter: new PrismaPg({ connectionString: stack.stack.databases.listings, max: 2 }) })

export const aUserId = (): UserId => UserId.parse(randomUUID())

/** Accepts the host terms, which publishing needs. */
export const acceptTerms = async (stack: BootedStack, userId: UserId): Promise<void> => {
  const accepted = {
    version: hostTermsVersion,
    agreed: firstVersions,
    client: { ip: '192.0.2.7', userAgent: 'a test' },
  }
  expectOk(await stack.services.identity.acceptHostTerms(accepted, asUser(userId)))
}

/** Someone who has accepted the host terms. */
export const aHostId = async (stack: BootedStack): Promise<UserId> => {
  const id = aUserId()
  await acceptTerms(stack, id)
  return id
}

/** The content of a plain home in Skagen, with changes for the test. */
export const aContent = (changes: Partial<Content> = {}): Content => ({
  title: 'Sommerhus ved Grenen',
  description: 'Lyst sommerhus mellem klit og hav med brændeovn og stor terrasse.',
  subcategory: 'summerhouse',
  tags: ['beach'],
  amenities: ['wifi', 'kitchen', 'terrace'],
  maxGuests: 4,
  bedrooms: 2,
  beds: 4,
  bathrooms: 1,
  rules: {},
  safety: {},
  address: { line1: 'Fyrvej 36', postalCode: '9990', city: 'Skagen', region: 'Nordjylland', country: 'DK' },
  location: { lat: 57.7436, lng: 10.6306 },
  bookingMode: 'instant',
  ...changes,
})

/** The facts of a home that tests may set. */
export interface HomeOptions extends Partial<Content> {
  id?: string
  hostId?: string
  createdAt?: string
  featured?: boolean
  photos?: number
  card?: Partial<Card>
  overrides?: { date: string; priceOre: number }[]
  /** Without rates a home is not searchable. */
  priced?: boolean
}

/** Imports homes with their prices and waits until search has them. Returns their ids in the given order. */
export const createHomes = async (stack: BootedStack, options: readonly HomeOptions[]): Promise<ListingId[]> => {
  const homes = options.map(({ id, hostId, createdAt, featured, photos, card, overrides, priced, ...content }) => ({
    listing: {
      id: ListingId.parse(id ?? randomUUID()),
      hostId: hostId ?? aUserId(),
      createdAt: createdAt ?? '2026-01-01T10:00:00.000Z',
      content: aContent(content),
      photos: Array.from({ length: photos ?? 1 }, photoWithoutFile),
      featured: featured ?? false,
    },
    rates: { card: { baseOre: 1_000_00, discounts: {}, ...card }, overrides: overrides ?? [] },
    priced: priced ?? true,
  }))
  for (let start = 0; start < homes.length; start += 50) {
    const batch = homes.slice(start, start + 50)
    expectOk(await stack.services.listings.importListings({ listings: batch.map(({ listing }) => listing) }, asAdmin))
    const rates = batch
      .filter(({ priced }) => priced)
      .map(({ listing, rates: prices }) => ({ listingId: listing.id, hostId: listing.hostId, ...prices }))
    expectOk(await stack.services.pricing.importRates({ rates }, asAdmin))
  }
  await stack.settle()
  return homes.map(({ listing }) => listing.id)
}

/** The date in Copenhagen some days from the tests' first day. */
export const inDays = (days: number): string => addDays(firstDay, days)
