import { randomUUID } from 'node:crypto'
import {
  type Actor,
  addDays,
  type InputOf,
  ListingId,
  type listingsService,
  type pricingService,
  type Result,
  UserId,
} from '@nordbo/contracts'
import { asAdmin, type BootedStack, bootStack, firstDay, photoWithoutFile } from '@nordbo/testkit'
import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '../src/generated/prisma/client.ts'

type ImportedHome = InputOf<typeof listingsService.procedures.importListings>['listings'][number]
type Content = ImportedHome['content']
type Card = InputOf<typeof pricingService.procedures.setRates>['card']

/** Listings and pricing on real servers, without the other services. */
export const bootListings = (): Promise<BootedStack> => bootStack({ only: ['sandbox', 'pricing', 'listings'] })

/** The tables of listings, to plant or look up what no procedure shows. */
export const openTables = (stack: BootedStack): PrismaClient =>
  new PrismaClient({ adapter: new PrismaPg({ connectionString: stack.stack.databases.listings, max: 2 }) })

/** A signed-in person, as the BFF vouches for them. */
export const as = (userId: string, role: 'guest' | 'host' | 'admin' = 'guest'): { actor: Actor } => ({
  actor: { kind: 'user', userId, roles: [role] },
})

/** The value of a result that must be a success. */
export const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

/** The code of a result that must be a refusal. */
export const code = (result: Result<unknown>): string => {
  if (result.ok) throw new Error('expected a refusal')
  return result.error.code
}

export const aUserId = (): UserId => UserId.parse(randomUUID())

/** What a host says of a plain home in Skagen; change what the test is about. */
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

/** What a test may say of a home. */
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

/** Brings homes with their prices, and waits until search knows them. Answers their ids in the order given. */
export const importHomes = async (stack: BootedStack, wishes: readonly HomeOptions[]): Promise<ListingId[]> => {
  const homes = wishes.map(({ id, hostId, createdAt, featured, photos, card, overrides, priced, ...content }) => ({
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
    value(await stack.services.listings.importListings({ listings: batch.map(({ listing }) => listing) }, asAdmin))
    const rates = batch
      .filter(({ priced }) => priced)
      .map(({ listing, rates: told }) => ({ listingId: listing.id, hostId: listing.hostId, ...told }))
    value(await stack.services.pricing.importRates({ rates }, asAdmin))
  }
  await stack.settle()
  return homes.map(({ listing }) => listing.id)
}

/** The date some days from today, in Copenhagen. */
export const inDays = (days: number): string => addDays(firstDay, days)
