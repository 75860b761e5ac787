import { randomUUID } from 'node:crypto'
import { BookingId, HotelId, type ListingId, ReviewId } from '@nordbo/contracts'
import { asAdmin, asUser, type BootedStack, codeOf, expectOk, photoWithoutFile } from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadCategories } from '../src/categories/category.ts'
import { aUserId, bootListings, createHomes, inDays, openTables } from './listings-stack.ts'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootListings()
})
afterAll(() => stack?.stop())

const listings = () => stack.services.listings
const aReview = (listingId: ListingId, rating: number, day: number) => ({
  id: ReviewId.parse(randomUUID()),
  bookingId: BookingId.parse(randomUUID()),
  listingId,
  authorId: aUserId(),
  rating,
  text: `Dag ${day}`,
  publishedAt: `2026-05-${String(day).padStart(2, '0')}T08:00:00.000Z`,
  hostReply: null,
})

describe('reviews', () => {
  it('make the rating, are counted by stars, and are listed newest first in pages', async () => {
    const [id = '', other = ''] = await createHomes(stack, [{ title: 'Anmeldt hus ved fjorden' }, {}])
    const [home] = expectOk(await listings().cardsByIds({ ids: [id, other] })).cards
    if (!home) throw new Error('no home')
    const reviews = [5, 4, 5, 3].map((rating, index) => aReview(home.id, rating, index + 1))
    expect(expectOk(await listings().importReviews({ reviews }, asAdmin)).created).toBe(4)
    expect(expectOk(await listings().importReviews({ reviews }, asAdmin)).created, 'twice is once').toBe(0)
    const page = expectOk(await listings().byId({ id: home.id }))
    expect(page).toMatchObject({ rating: 4.3, reviewCount: 4 })
    expect(page.ratingBreakdown.map(({ count }) => count)).toEqual([2, 1, 1, 0, 0])

    const first = expectOk(await listings().reviews({ listingId: home.id, limit: 3 }))
    expect([first.total, first.items.map(({ text }) => text)]).toEqual([4, ['Dag 4', 'Dag 3', 'Dag 2']])
    const rest = expectOk(await listings().reviews({ listingId: home.id, limit: 3, cursor: first.nextCursor ?? '' }))
    expect([rest.nextCursor, rest.items.map(({ text }) => text)]).toEqual([null, ['Dag 1']])
    expect(codeOf(await listings().reviews({ listingId: home.id, cursor: 'x' }))).toBe('cursor.invalid')
  })

  it('are found by words in any order and case', async () => {
    const [home] = expectOk(await listings().cardsByIds({ ids: await createHomes(stack, [{}]) })).cards
    if (!home) throw new Error('no home')
    const texts = ['Sengene er gode, og HAVET er nær.', 'Stranden ved havet.', '100 % ro_og fred']
    const reviews = texts.map((text, index) => ({ ...aReview(home.id, 5, index + 1), text }))
    expectOk(await listings().importReviews({ reviews }, asAdmin))
    const found = async (q: string) => {
      const { items, total } = expectOk(await listings().reviews({ listingId: home.id, q }))
      expect(total).toBe(items.length)
      return items.map(({ text }) => texts.indexOf(text))
    }
    expect(await found('havet')).toEqual([1, 0])
    expect(await found('havet seng')).toEqual([0])
    expect(await found('strand')).toEqual([1])
    expect(await found('%')).toEqual([2])
    expect(await found('ro_og')).toEqual([2])
    expect(await found('ro_fred')).toEqual([])
    expect(await found('nær.')).toEqual([0])
    expect(await found('fjeld')).toEqual([])
    const page = expectOk(await listings().reviews({ listingId: home.id, q: 'havet', limit: 1 }))
    expect(page.total).toBe(2)
    const next = expectOk(await listings().reviews({ listingId: home.id, q: 'havet', cursor: page.nextCursor ?? '' }))
    expect([next.nextCursor, next.items.map(({ text }) => text)]).toEqual([null, [texts[0]]])
  })

  it('decide the order by rating', async () => {
    const ids = await createHomes(stack, [{ title: 'Rated hus nummer et' }, { title: 'Rated hus nummer to' }])
    const reviews = ids.flatMap((id, index) => [aReview(id, 4 + index, 1), aReview(id, 4 + index, 2)])
    expectOk(await listings().importReviews({ reviews }, asAdmin))
    const { items } = expectOk(await listings().search({ q: 'rated', sort: 'rating' }))
    expect(items.map(({ id, rating }) => [id, rating])).toEqual([
      [ids[1], 5],
      [ids[0], 4],
    ])
    expect(expectOk(await listings().search({ q: 'rated', minRating: 4.5 })).items.map(({ id }) => id)).toEqual([
      ids[1],
    ])
  })

  it('of hidden homes are not found', async () => {
    const host = aUserId()
    const [id] = await createHomes(stack, [{ hostId: host }])
    if (!id) throw new Error('no home')
    expectOk(await listings().unpublish({ id }, asUser(host)))
    expect(codeOf(await listings().reviews({ listingId: id }))).toBe('listing.notFound')
    expect(expectOk(await listings().reviews({ listingId: id }, asUser(host))).total).toBe(0)
  })
})

describe('neighbours', () => {
  it('are up to ten homes of the same kind within 0.2 degrees, nearest first', async () => {
    const at = (lat: number, lng = 15, subcategory: 'villa' | 'room' = 'villa') => ({
      location: { lat, lng },
      subcategory,
    })
    const tables = openTables(stack)
    const ids = await createHomes(stack, [
      at(62),
      at(62.02, 15, 'room'),
      at(62.15),
      at(62.08),
      at(62.3),
      at(62, 15.3),
      at(62, 15.19),
    ])
    const [home, , far, near, , , east] = ids
    if (!home) throw new Error('no home')
    // Set the public points directly, because the random ones are up to 500 m away from the edges.
    const put = (id: string | undefined, lat: number, lng: number) =>
      tables.searchListing.update({ where: { listingId: id ?? '' }, data: { lat, lng } })
    await put(home, 62, 15)
    await put(far, 62.2, 15)
    await put(near, 61.92, 15)
    await put(east, 62, 15.2)
    const neighbours = async (limit?: number) =>
      expectOk(await listings().nearby({ id: home, ...(limit ? { limit } : {}) })).items.map(({ id }) => id)
    // A degree of longitude is half as long up there.
    expect(await neighbours()).toEqual([near, east, far])
    expect(await neighbours(1)).toEqual([near])
    await put(far, 62.2001, 15)
    await put(east, 62, 15.2001)
    expect(await neighbours()).toEqual([near])
    await createHomes(
      stack,
      Array.from({ length: 12 }, (_, index) => at(62.01 + index * 0.005)),
    )
    expect(await neighbours()).toHaveLength(10)
    await tables.$disconnect()
  })
})

describe('neighbours for a stay', () => {
  it('are those that are free and large enough, with the total of the stay', async () => {
    const at = (lat: number) => ({ location: { lat, lng: 17 } })
    const ids = await createHomes(stack, [at(63), { ...at(63.02), maxGuests: 2 }, at(63.05), at(63.1)])
    const [home, small, taken, free] = ids
    if (!home) throw new Error('no home')
    const stay = { checkIn: inDays(20), checkOut: inDays(23), guests: 3 }
    const tables = openTables(stack)
    await tables.$executeRaw`
      update search_listing set occ = datemultirange(daterange(${inDays(22)}::date, ${inDays(25)}::date))
      where listing_id = ${taken}::uuid`
    await tables.$disconnect()
    const [near, ...more] = expectOk(await listings().nearby({ id: home, stay })).items
    expect([near?.id, more]).toEqual([free, []])
    const { checkIn, checkOut } = stay
    const quote = expectOk(await stack.services.pricing.quote({ listingId: free ?? '', checkIn, checkOut }))
    expect(near).toMatchObject({ totalOre: quote.totalOre, stay: { checkIn, checkOut } })
    const anyTime = expectOk(await listings().nearby({ id: home })).items
    expect(anyTime.map(({ id, totalOre }) => [id, totalOre])).toEqual([small, taken, free].map((id) => [id, null]))
    expect(codeOf(await listings().nearby({ id: home, stay: { checkIn: inDays(-3), checkOut: inDays(2) } }))).toBe(
      'booking.datesInvalid',
    )
  })
})

describe('badges', () => {
  it('show the applicable discount with the highest priority', async () => {
    const discounts = {
      introPercent: 20,
      lastMinutePercent: 15,
      lastMinuteDays: 10,
      weeklyPercent: 10,
      monthlyPercent: 25,
    }
    await createHomes(stack, [
      { title: 'Mærke alfa i skoven', card: { discounts } },
      { title: 'Mærke beta i skoven', card: { discounts: { ...discounts, introPercent: null } } },
      {
        title: 'Mærke gamma i skoven',
        card: { discounts: { ...discounts, introPercent: null, lastMinutePercent: null } },
      },
    ])
    const badges = async (from?: number, nights = 3) => {
      const dates = from === undefined ? {} : { checkIn: inDays(from), checkOut: inDays(from + nights) }
      const { items } = expectOk(await listings().search({ q: 'mærke skoven', ...dates }))
      return items
        .toSorted((a, b) => (a.title < b.title ? -1 : 1))
        .map(({ badge }) => badge && `${badge.kind} ${badge.percent}`)
    }
    expect(await badges()).toEqual(['intro 20', 'last_minute 15', 'weekly 10'])
    expect(await badges(5)).toEqual(['intro 20', 'last_minute 15', null])
    expect(await badges(40)).toEqual(['intro 20', null, null])
    expect(await badges(40, 8)).toEqual(['intro 20', 'weekly 10', 'weekly 10'])
    expect(await badges(40, 30)).toEqual(['intro 20', 'monthly 25', 'monthly 25'])
  })
})

describe('tabs and hotels', () => {
  it('are listed in their order', async () => {
    const { items } = expectOk(await listings().categories({}))
    expect(items[0]).toEqual({
      id: 'summerhouses',
      slug: 'sommerhuse',
      name: 'Sommerhuse',
      icon: 'house',
      color: '#0F4C5C',
      group: 'housing',
      orderIndex: 1,
    })
    expect(items.map(({ orderIndex }) => orderIndex)).toEqual(items.map((_, index) => index + 1))
  })

  it('are only active and visible categories of homes', async () => {
    const tables = openTables(stack)
    const before = await loadCategories(tables)
    const row = { name: 'Ny', icon: 'house', color: '#000000', subcategories: [], tags: [], amenities: [] }
    const plant = (id: string, over: object) =>
      tables.category.create({
        data: { ...row, id, slug: id, group: 'housing', active: true, visible: true, orderIndex: 0, ...over },
      })
    await plant('closed', { active: false })
    await plant('hidden', { visible: false })
    await plant('hotels', { group: 'hotels' })
    expect(await loadCategories(tables)).toEqual(before)
    await plant('first', {})
    expect((await loadCategories(tables)).map(({ slug }) => slug)).toEqual(['first', ...before.map(({ slug }) => slug)])
    await tables.category.deleteMany({ where: { orderIndex: 0 } })
    await tables.$disconnect()
  })

  it('find hotels of a city in any spelling, best rated first', async () => {
    const aHotel = (name: string, city: string, rating: number, active = true) => ({
      ...{ id: HotelId.parse(randomUUID()), name, city, rating, active, stars: 4, country: 'DK' as const },
      ...{
        address: 'Torvet 1',
        description: 'Et hotel',
        amenities: ['wifi' as const],
        photos: [photoWithoutFile()],
        reviewCount: 10,
      },
      ...{ minPriceOre: 900_00, location: { lat: 56, lng: 10 } },
    })
    const hotels = [
      aHotel('To', 'Århus', 4.1),
      aHotel('Et', 'Århus', 4.7),
      aHotel('Lukket', 'Århus', 5, false),
      aHotel('Odins', 'Odense', 4.9),
      aHotel('Fjorden', 'Odense', 4.3),
    ]
    expect(expectOk(await listings().importHotels({ hotels }, asAdmin)).created).toBe(5)
    expect(expectOk(await listings().importHotels({ hotels }, asAdmin)).created).toBe(0)
    expect(expectOk(await listings().hotels({ city: 'Aarhus' })).items.map(({ name }) => name)).toEqual(['Et', 'To'])
    const best = expectOk(await listings().hotels({ limit: 3 })).items
    expect(best.map(({ name }) => name)).toEqual(['Odins', 'Et', 'Fjorden'])
  })
})

describe('figures', () => {
  it('count what guests can find, and are cached', async () => {
    const figures = expectOk(await listings().figures({}))
    expect(figures.homes).toBe(expectOk(await listings().search({})).total)
    expect(figures.hosts).toBeGreaterThan(0)
    expect(figures.reviews).toBeGreaterThan(0)
    expect(figures.rating).toBeGreaterThan(3)
    await createHomes(stack, [{}])
    expect(expectOk(await listings().figures({}))).toEqual(figures)
  })
})
