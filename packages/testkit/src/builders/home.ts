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
import { asAdmin } from '../stack/service-clients.ts'

type Imported = InputOf<(typeof listingsService.procedures)['importListings']>['listings'][number]
type ImportedCard = InputOf<(typeof pricingService.procedures)['importRates']>['rates'][number]['card']

/** What a test may want of a home. */
export interface HomeOptions {
  mode?: BookingMode
  /** Owner; somebody new when left out. */
  host?: Person
  /** Weekday night. */
  priceOre?: number
  cleaningOre?: number
  discounts?: ImportedCard['discounts']
  maxGuests?: number
  requestAutoExpireHours?: number
  /** One without a file when left out. */
  photos?: readonly PhotoDescriptor[]
  content?: Partial<ListingContent>
}

/** A home that can be booked. */
export interface Home {
  id: string
  host: Person
  /** What no stranger may learn. */
  exact: { line1: string; lat: number; lng: number }
}

/** Names a picture; no file stands behind it. */
export const photoWithoutFile = (): PhotoDescriptor => ({
  hash: randomUUID().replaceAll('-', ''),
  width: 1_600,
  height: 1_067,
  placeholder: 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==',
  color: '#7a8b99',
})

let built = 0

/** Everything a host says of a home near Skagen; the exact point and address are its own. */
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
    // Every point is another one, and none leaves the town however many there are.
    location: { lat: 57.7 + (number % 97) * 0.000_731, lng: 10.5 + (number % 103) * 0.000_917 },
    bookingMode: options.mode ?? 'instant',
    requestAutoExpireHours: options.requestAutoExpireHours ?? 24,
    ...options.content,
  }
}

const expectDone = (what: string, result: { ok: true } | { ok: false; error: { code: string } }): void => {
  if (!result.ok) throw new Error(`${what}: ${JSON.stringify(result.error)}`)
}

/** Homes that can be booked: imported with their prices, and known to every service when this returns. */
export const createHomes = async (stack: BootedStack, homes: readonly HomeOptions[]): Promise<Home[]> => {
  const made = await Promise.all(
    homes.map(async (wish) => ({
      id: randomUUID(),
      wish,
      host: wish.host ?? (await createHost(stack)),
      content: homeContent(wish),
    })),
  )
  // Newer than the demo market, so that a list of the newest begins with them.
  const createdAt = (await domainNow(stack)).toISOString()
  expectDone(
    'importing homes',
    await stack.services.listings.importListings(
      {
        listings: made.map(({ id, host, content, wish }) => ({
          id,
          hostId: host.id,
          createdAt,
          content,
          photos: [...(wish.photos ?? [photoWithoutFile()])],
        })),
      },
      asAdmin,
    ),
  )
  expectDone(
    'importing rates',
    await stack.services.pricing.importRates(
      {
        rates: made.map(({ id, host, wish }) => ({
          listingId: id,
          hostId: host.id,
          card: {
            baseOre: wish.priceOre ?? 1_000_00,
            cleaningOre: wish.cleaningOre ?? 0,
            discounts: wish.discounts ?? {},
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

/** One home that can be booked; instant, 1,000 DKK a night and for four unless wished otherwise. */
export const createHome = async (stack: BootedStack, options: HomeOptions = {}): Promise<Home> => {
  const [home] = await createHomes(stack, [options])
  if (!home) throw new Error('no home was made')
  return home
}
