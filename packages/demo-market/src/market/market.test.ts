import {
  bookingService,
  type Country,
  identityService,
  listingsService,
  messagingService,
  pricingService,
} from '@nordbo/contracts'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { demoUsers } from '../people/demo-users.ts'
import { buildDemoMarket, type DemoMarket, fingerprint } from './market.ts'

const today = '2026-11-20'
let market: DemoMarket
beforeAll(async () => {
  market = await buildDemoMarket({ today })
})

const inCountry = (country: Country) => market.listings.filter(({ content }) => content.address.country === country)
const demoHosts = () => market.listings.filter(({ hostId }) => hostId === demoUsers.host.id)

describe('the market as a whole', () => {
  test('the same date gives the same market', async () => {
    expect(fingerprint(await buildDemoMarket({ today }))).toBe(fingerprint(market))
  })

  test.each(['2026-11-20', '2027-02-28', '2028-02-29', '2027-07-15'])(
    'every part passes the services’ own schemas on %s',
    async (date) => {
      const { users, listings, rates, stays, blocks, reviews, hotels, threads } = await buildDemoMarket({ today: date })
      const parses = (schema: z.ZodType, value: unknown) =>
        expect(schema.safeParse(value).error?.issues.slice(0, 3)).toBe(undefined)
      parses(identityService.procedures.importUsers.input.shape.users.element.array(), users)
      parses(listingsService.procedures.importListings.input.shape.listings.element.array(), listings)
      parses(pricingService.procedures.importRates.input.shape.rates.element.array(), rates)
      parses(bookingService.procedures.importHistory.input.shape.stays.element.array(), stays)
      parses(bookingService.procedures.importHistory.input.shape.blocks.unwrap().element.array(), blocks)
      parses(listingsService.procedures.importReviews.input.shape.reviews.element.array(), reviews)
      parses(listingsService.procedures.importHotels.input.shape.hotels.element.array(), hotels)
      parses(messagingService.procedures.importThreads.input.shape.threads, threads)
    },
  )

  test('ids are unique and valid UUIDs', () => {
    const ids = [market.users, market.listings, market.stays, market.reviews, market.hotels].flatMap((part) =>
      part.map(({ id }) => id),
    )
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(z.uuid().safeParse(id).success).toBe(true)
  })

  test('has the sizes that the demo needs', () => {
    expect(market.listings).toHaveLength(240)
    expect(market.rates).toHaveLength(240)
    expect(market.reviews).toHaveLength(900)
    expect(market.hotels).toHaveLength(12)
    expect(new Set(market.listings.map(({ hostId }) => hostId)).size).toBe(45)
    expect(market.users).toHaveLength(4 + 44 + 300)
    expect(inCountry('DK')).toHaveLength(135)
    for (const country of ['NO', 'SE', 'FI', 'IS'] satisfies Country[])
      expect(inCountry(country).length).toBeGreaterThan(15)
  })

  test('every id of a person or home exists', () => {
    const people = new Set(market.users.map(({ id }) => id))
    const homes = new Set(market.listings.map(({ id }) => id))
    for (const { hostId } of market.listings) expect(people).toContain(hostId)
    for (const { listingId, guestId } of market.stays) {
      expect(homes).toContain(listingId)
      expect(people).toContain(guestId)
    }
    for (const { listingId } of [...market.blocks, ...market.rates]) expect(homes).toContain(listingId)
    expect(new Set(market.users.map(({ email }) => email)).size).toBe(market.users.length)
  })
})

describe('the demo logins', () => {
  test('are four, with the roles that are imported', () => {
    const roles = new Map(market.users.map(({ email, roles }) => [email, roles]))
    expect(roles.get('gaest@nordbo.example')).toEqual(['guest'])
    expect(roles.get('vaert@nordbo.example')).toContain('host')
    expect(roles.get('admin@nordbo.example')).toContain('admin')
    expect(roles.get('hotel@nordbo.example')).toEqual(['guest'])
  })

  test('the hotel partner has a company in the register, and two hotels', () => {
    const [partner, ...more] = market.partners
    expect(more).toEqual([])
    expect(partner?.userId).toBe(demoUsers.hotel.id)
    const { checkCompany } = identityService.procedures
    const { createHotelDraft } = listingsService.procedures
    expect(checkCompany.input.parse(partner?.company)).toEqual(partner?.company)
    for (const answers of partner?.hotels ?? []) expect(createHotelDraft.input.parse({ answers })).toEqual({ answers })
    expect(partner?.hotels.map(({ rooms }) => rooms)).toEqual([8, 24])
  })

  test('the guest has a coming trip and completed ones: two to be reviewed, one just ended', () => {
    const trips = market.stays.filter(({ guestId }) => guestId === demoUsers.guest.id)
    expect(trips.filter(({ outcome, checkIn }) => outcome === 'confirmed' && checkIn > today)).toHaveLength(1)
    expect(trips.filter(({ outcome }) => outcome === 'completed')).toHaveLength(3)
    expect(market.reviews.filter(({ authorId }) => authorId === demoUsers.guest.id)).toHaveLength(1)
  })

  test('one request is pending for the host, with days to answer', () => {
    const waiting = market.stays.filter(({ outcome }) => outcome === 'pending_request')
    const [home] = demoHosts().filter(({ id }) => id === waiting[0]?.listingId)
    expect(waiting).toHaveLength(1)
    expect(home?.content).toMatchObject({ bookingMode: 'request', requestAutoExpireHours: 72 })
  })
})
