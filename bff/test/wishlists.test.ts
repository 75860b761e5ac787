import { aGuest, aHome, type BootedStack, bootStack, nobody, stayIn } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

// The stack runs the BFF in strict mode: a third round of service calls is an internal error.
let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack()
})
afterAll(() => stack?.stop())

const Id = z.object({ id: z.string() })
const Token = z.object({ token: z.string() })
const Page = z.looseObject({
  items: z.array(
    z.object({ listingId: z.string(), fits: z.string().nullable(), card: z.object({ total: z.number().nullable() }) }),
  ),
})

test('a list prices the stay as a quote does, and leaves out what is taken', async () => {
  const guest = await aGuest(stack)
  const [free, taken] = [await aHome(stack), await aHome(stack)]
  const { checkIn, checkOut } = await stayIn(stack, 30, 8)
  await guest.must(Id, '/api/bookings', { listingId: taken.id, checkIn, checkOut, guests: { adults: 1 } })
  const { id } = await guest.must(Id, '/api/wishlists', { title: 'Sommer', listingId: free.id })
  await guest.must(z.unknown(), `/api/wishlists/${id}/items`, { listingId: taken.id })
  await stack.settle()
  const quote = await guest.must(z.object({ total: z.number() }), '/api/quotes', {
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

test('a shared list tells strangers the first name of its owner and nothing more of them', async () => {
  const guest = await aGuest(stack)
  const home = await aHome(stack)
  const { id } = await guest.must(Id, '/api/wishlists', { title: 'Til familien', listingId: home.id })
  const { token } = await guest.must(Token, `/api/wishlists/${id}/share`, {})
  const { checkIn, checkOut } = await stayIn(stack, 30)
  const answer = await nobody(stack.url).get(`/api/wishlists/shared/${token}?checkIn=${checkIn}&checkOut=${checkOut}`)
  expect(answer.body).toMatchObject({ title: 'Til familien', owner: 'Gerda', count: 1, items: [{ note: null }] })
  for (const secret of [guest.id, guest.email, 'Gæst', id]) expect(JSON.stringify(answer.body)).not.toContain(secret)
})
