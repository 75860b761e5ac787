import { randomUUID } from 'node:crypto'
import type {
  BookingMode,
  InputOf,
  ListingContent,
  listingsService,
  PhotoDescriptor,
  pricingService,
} from '@nordbo/contracts'
import { domainNow } from '../clock/domain-clock.ts'
import { createHost } from '../people/accounts.ts'
import type { Person } from '../people/person.ts'
import type { BootedStack } from '../stack/boot-stack.ts'
import { expectOk } from '../stack/result.ts'
import { asAdmin } from '../stack/service-clients.ts'

type Imported = InputOf<(typeof listingsService.procedures)['importListings']>['listings'][number]
type ImportedCard = InputOf<(typeof pricingService.procedures)['importRates']>['rates'][number]['card']

/** Settings of a test's home. */
export interface HomeOptions {
  mode?: BookingMode
  /** Owner; a new host by default. */
  host?: Person
  /** Weekday night. */
  priceOre?: number
  cleaningOre?: number
  discounts?: ImportedCard['discounts']
  maxGuests?: number
  requestAutoExpireHours?: number
  /** One without a file by default. */
  photos?: readonly PhotoDescriptor[]
  content?: Partial<ListingContent>
}

/** A home that can be booked. */
export interface Home {
  id: string
  host: Person
  /** Private: never shown to strangers. */
  exact: { line1: string; lat: number; lng: number }
}

/** Describes a photo that has no file. */
export const photoWithoutFile = (): PhotoDescriptor => ({
  hash: randomUUID().replaceAll('-', ''),
  width: 1_600,
  height: 1_067,
  placeholder: 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==',
  color: '#7a8b99',
})

let built = 0

/** Content of a home near Skagen with an address and a point of its own. */
export const homeContent = (options: HomeOptions = {}): Imported['content'] => {
  const number = ++built
  return {
    title: `Sommerhus ${number} ved Grenen`,
    description: 'Lyst sommerhus mellem klit og hav med brændeovn, stor terrasse og fem minutters gang til stranden.',
    subcategory: 'summerhouse',
    tags: ['beach', 'quiet'],
    amenities: ['wifi', 'kitchen', 'woodStove', 'terrace'],
    maxGuests: options.maxGuests ?? 4,
    bedrooms: 2,
    beds: 4,
    bathrooms: 1,
    rules: { petsAllowed: true },
    safety: {},
    address: { line1: `Fyrvej ${1_000 + number}`, postalCode: '9990', city: 'Skagen', country: 'DK' },
    // Every home has another point, and all points stay in the town.
    location: { lat: 57.7 + (number % 97) * 0.000_731, lng: 10.5 + (number % 103) * 0.000_917 },
    bookingMode: options.mode ?? 'instant',
    requestAutoExpireHours: options.requestAutoExpireHours ?? 24,
    ...options.content,
  }
}

/** Imports bookable homes with their prices; resolves once every service has them. */
export const createHomes = async (stack: BootedStack, homes: readonly HomeOptions[]): Promise<Home[]> => {
  const made = await Promise.all(
    homes.map(async (options) => ({
      id: randomUUID(),
      options,
      host: options.host ?? (await createHost(stack)),
      content: homeContent(options),
    })),
  )
  // Newer than the demo market, so that they come first among the newest.
  const createdAt = (await domainNow(stack)).toISOString()
  expectOk(
    await stack.services.listings.importListings(
      {
        listings: made.map(({ id, host, content, options }) => ({
          id,
          hostId: host.id,
          createdAt,
          content,
          photos: [...(options.photos ?? [photoWithoutFile()])],
        })),
      },
      asAdmin,
    ),
  )
  expectOk(
    await stack.services.pricing.importRates(
      {
        rates: made.map(({ id, host, options }) => ({
          listingId: id,
          hostId: host.id,
          card: {
            baseOre: options.priceOre ?? 1_000_00,
            cleaningOre: options.cleaningOre ?? 0,
            discounts: options.discounts ?? {},
          },
          overrides: [],
        })),
      },
      asAdmin,
    ),
  )
  await stack.settle()
  return made.map(({ id, host, content }) => ({
    id,
    host,
    exact: { line1: content.address.line1, lat: content.location.lat, lng: content.location.lng },
  }))
}

/** Imports a bookable home; by default instant, 1,000 DKK a night and for four guests. */
export const createHome = async (stack: BootedStack, options: HomeOptions = {}): Promise<Home> => {
  const [home] = await createHomes(stack, [options])
  if (!home) throw new Error('no home was made')
  return home
}
