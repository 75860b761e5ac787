import { type BootedStack, bootStack, createGuest, createHome, stayIn, visitor } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

// The stack runs the BFF in strict mode: a third call batch is an internal error.
let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'pricing', 'listings', 'booking', 'bff'] })
})
afterAll(() => stack?.stop())

const Id = z.object({ id: z.string() })
const Token = z.object({ token: z.string() })
const Page = z.looseObject({
  items: z.array(
    z.object({ listingId: z.string(), fits: z.string().nullable(), card: z.object({ total: z.number().nullable() }) }),
  ),
})

test('a list shows the price of a quote, and none for taken homes', async () => {
  const [guest, rival] = [await createGuest(stack), await createGuest(stack)]
  const [free, taken] = [await createHome(stack), await createHome(stack)]
  const { checkIn, checkOut } = await stayIn(stack, 30, 8)
  await rival.postOk(Id, '/api/bookings', {
    listingId: taken.id,
    checkIn,
    checkOut,
    guests: { adults: 1 },
    adultAttested: true,
  })
  const { id } = await guest.postOk(Id, '/api/wishlists', { title: 'Sommer', listingId: free.id })
  await guest.postOk(z.unknown(), `/api/wishlists/${id}/items`, { listingId: taken.id })
  await stack.settle()
  const quote = await guest.postOk(z.object({ total: z.number() }), '/api/quotes', {
    listingId: free.id,
    checkIn,
    checkOut,
  })
  const answer = await guest.get(`/api/wishlists/${id}?checkIn=${checkIn}&checkOut=${checkOut}&guests=2`)
  expect(Page.parse(answer.body).items).toEqual([
    { listingId: taken.id, fits: 'taken', card: { total: null } },
    { listingId: free.id, fits: 'free', card: { total: quote.total } },
  ])
})

test('a person’s unpaid nights are free in their own lists and taken in those of others', async () => {
  const [guest, rival] = [await createGuest(stack), await createGuest(stack)]
  const home = await createHome(stack)
  const [held, longer] = [await stayIn(stack, 30, 3), await stayIn(stack, 30, 5)]
  const guests = { adults: 1 }
  await guest.postOk(Id, '/api/bookings', { listingId: home.id, ...held, guests, adultAttested: true })
  const { id } = await guest.postOk(Id, '/api/wishlists', { title: 'Sommer', listingId: home.id })
  const { token } = await guest.postOk(Token, `/api/wishlists/${id}/share`, {})
  await stack.settle()
  const fitsFor = async (person: Pick<typeof guest, 'get'>, stay: { checkIn: string; checkOut: string }) => {
    const answer = await person.get(`/api/wishlists/shared/${token}?${new URLSearchParams({ ...stay })}`)
    return Page.parse(answer.body).items.map(({ fits, card }) => [fits, card.total !== null])
  }
  const own = await guest.get(`/api/wishlists/${id}?${new URLSearchParams({ ...held })}`)
  expect(Page.parse(own.body).items).toMatchObject([{ fits: 'free', card: { total: expect.any(Number) } }])
  expect(await fitsFor(guest, held)).toEqual([['free', true]])
  expect(await fitsFor(guest, longer)).toEqual([['free', true]])
  expect(await fitsFor(visitor(stack.url), held)).toEqual([['taken', false]])
  // The nights of other guests stay taken.
  const after = { checkIn: held.checkOut, checkOut: longer.checkOut }
  await rival.postOk(Id, '/api/bookings', { listingId: home.id, ...after, guests, adultAttested: true })
  await stack.settle()
  expect(await fitsFor(guest, held)).toEqual([['free', true]])
  expect(await fitsFor(guest, longer)).toEqual([['taken', false]])
  expect(await fitsFor(rival, held)).toEqual([['taken', false]])
})

test('a shared list shows strangers only the first name of its owner', async () => {
  const guest = await createGuest(stack)
  const home = await createHome(stack)
  const { id } = await guest.postOk(Id, '/api/wishlists', { title: 'Til familien', listingId: home.id })
  const { token } = await guest.postOk(Token, `/api/wishlists/${id}/share`, {})
  const { checkIn, checkOut } = await stayIn(stack, 30)
  const answer = await visitor(stack.url).get(`/api/wishlists/shared/${token}?checkIn=${checkIn}&checkOut=${checkOut}`)
  expect(answer.body).toMatchObject({ title: 'Til familien', owner: 'Gerda', count: 1, items: [{ note: null }] })
  for (const secret of [guest.id, guest.email, 'Gæst', id]) expect(JSON.stringify(answer.body)).not.toContain(secret)
})
