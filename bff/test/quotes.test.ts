import {
  type BootedStack,
  book,
  bootStack,
  createAdmin,
  createGuest,
  createHome,
  homeContent,
  type Person,
  stayIn,
  tryToBook,
  visitor,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'pricing', 'listings', 'booking', 'bff'] })
})
afterAll(() => stack?.stop())

test('a quote and a booking refuse a missing home with the same code', async () => {
  const guest = await createGuest(stack)
  const stay = {
    listingId: crypto.randomUUID(),
    ...(await stayIn(stack, 30, 2)),
    guests: { adults: 2 },
    adultAttested: true,
  }
  const quote = await guest.send('POST', '/api/quotes', stay)
  const booking = await guest.send('POST', '/api/bookings', { ...stay, expectedTotal: 1_000 })
  expect([quote.status, quote.code, booking.status, booking.code]).toEqual([
    404,
    'listing.notFound',
    404,
    'listing.notFound',
  ])
})

test('a booking at an old price is refused with the new one in DKK, and a second request with the first one’s id', async () => {
  const [guest, home] = [await createGuest(stack), await createHome(stack, { priceOre: 1_000_00 })]
  const dates = await stayIn(stack, 30, 3)
  const order = { listingId: home.id, ...dates, guests: { adults: 2 } }
  const priced = async () => (await guest.postOk(z.object({ total: z.number() }), '/api/quotes', order)).total
  const before = await priced()
  const rates = { basePrice: 1_500, cleaningFee: 0, discounts: {} }
  expect((await home.host.send('PUT', `/api/host/listings/${home.id}/rates`, rates)).status).toBe(200)
  const bookAt = (expectedTotal: number) =>
    guest.send('POST', '/api/bookings', { ...order, adultAttested: true, expectedTotal })
  const refused = await bookAt(before)
  const now = await priced()
  expect(now).toBeGreaterThan(before)
  expect(refused).toMatchObject({
    status: 409,
    code: 'booking.priceChanged',
    body: { params: { quote: { total: now } } },
  })
  expect(await bookAt(now)).toMatchObject({ status: 201, body: { total: now } })

  const asking = await createHome(stack, { mode: 'request' })
  const { id: bookingId } = await book(guest, asking.id, dates)
  const again = await tryToBook(guest, asking.id, dates)
  expect(again).toMatchObject({ status: 409, code: 'booking.alreadyRequested', body: { params: { bookingId } } })
})

test('drafts and closed homes have no price or calendar for strangers and cannot be booked', async () => {
  const [guest, stranger, admin, home] = [
    await createGuest(stack),
    await createGuest(stack),
    await createAdmin(stack),
    await createHome(stack),
  ]
  const draft = await home.host.postOk(z.object({ id: z.string() }), '/api/host/listings', homeContent())
  const rates = { basePrice: 900, cleaningFee: 100, discounts: {} }
  expect((await home.host.send('PUT', `/api/host/listings/${draft.id}/rates`, rates)).status).toBe(200)
  const { id } = await book(guest, home.id, await stayIn(stack, 30, 2))
  const { checkIn, checkOut } = await stayIn(stack, 60, 2)
  const asked = async (person: Person, listingId: string): Promise<string[]> => {
    const stay = { listingId, checkIn, checkOut, guests: { adults: 2 }, adultAttested: true }
    const answers = [
      await person.get(`/api/listings/${listingId}/availability?from=${checkIn}&to=${checkOut}`),
      await person.send('POST', '/api/quotes', stay),
      await person.send('POST', '/api/bookings', stay),
    ]
    return answers.map(({ status, code }) => `${status} ${code ?? ''}`)
  }
  const unknown = ['404 listing.notFound', '404 listing.notFound', '404 listing.notFound']
  expect(await asked(stranger, draft.id)).toEqual(unknown)
  expect((await asked(visitor(stack.url), draft.id)).slice(0, 2)).toEqual(unknown.slice(0, 2))
  expect(await asked(home.host, draft.id)).toEqual(['200 ', '200 ', '404 listing.notFound'])
  expect(await asked(stranger, home.id)).toEqual(['200 ', '200 ', '201 '])
  // A change applies at once, before its event arrives as well as after it.
  for (const [step, seen] of [
    ['unpublish', false],
    ['publish', true],
    ['unpublish', false],
  ] as const) {
    expect((await home.host.send('POST', `/api/host/listings/${home.id}/${step}`, {})).status).toBe(200)
    if (!seen) await stack.settle()
    const answers = await asked(await createGuest(stack), home.id)
    expect(answers).toEqual(seen ? ['200 ', '200 ', '409 booking.datesTaken'] : unknown)
  }
  // Host and admins still see the calendar and prices, and its guest the calendar. Nobody can book it.
  for (const person of [home.host, admin]) expect((await asked(person, home.id)).slice(0, 2)).toEqual(['200 ', '200 '])
  expect(await asked(guest, home.id)).toEqual(['200 ', '404 rates.notFound', '404 listing.notFound'])
  expect((await guest.get(`/api/bookings/${id}`)).status).toBe(200)
  // Strangers get the same answer when they try to change one.
  for (const listingId of [draft.id, home.id, crypto.randomUUID()]) {
    const other = await createHome(stack)
    const tries = [
      await other.host.send('PUT', `/api/host/listings/${listingId}/rates`, rates),
      await other.host.send('PUT', `/api/host/listings/${listingId}/calendar/prices`, { dates: [checkIn], price: 900 }),
      await other.host.send('PUT', `/api/host/listings/${listingId}/calendar/blocks`, {
        dates: [checkIn],
        blocked: true,
      }),
      await other.host.send('PATCH', `/api/host/listings/${listingId}`, { title: 'Mit hus nu, tak for det' }),
    ]
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  }
})

test('an unpaid hold is free for its own guest in calendar, price and search, taken for others', async () => {
  const [guest, stranger, home] = [await createGuest(stack), await createGuest(stack), await createHome(stack)]
  const dates = await stayIn(stack, 30, 2)
  const { id } = await book(guest, home.id, dates)
  await stack.settle()
  const Priced = z.object({ available: z.boolean(), own: z.object({ bookingId: z.string() }).nullable() })
  const Found = z.object({ items: z.array(z.object({ id: z.string() })) })
  const seen = async (person: Person) => {
    const { available, own } = await person.postOk(Priced, '/api/quotes', { listingId: home.id, ...dates })
    const found = async (query: Record<string, string>) =>
      Found.parse(
        (await person.get(`/api/listings?${new URLSearchParams({ limit: '60', ...query })}`)).body,
      ).items.some((item) => item.id === home.id)
    return [
      available,
      own?.bookingId ?? null,
      await found({ ...dates }),
      await found({ ...dates, flex: '1', sort: 'price' }),
    ]
  }
  expect(await seen(guest)).toEqual([true, id, true, true])
  expect((await seen(stranger)).slice(0, 3)).toEqual([false, null, false])
})
