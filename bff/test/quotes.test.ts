import { aGuest, type BootedStack, bootStack, stayIn } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack()
})
afterAll(() => stack?.stop())

test('a home that does not exist has no price, in the words that a booking of it gets', async () => {
  const guest = await aGuest(stack)
  const stay = { listingId: crypto.randomUUID(), ...(await stayIn(stack, 30, 2)), guests: { adults: 2 } }
  const quote = await guest.send('POST', '/api/quotes', stay)
  const booking = await guest.send('POST', '/api/bookings', { ...stay, expectedTotal: 1_000 })
  expect([quote.status, quote.code, booking.status, booking.code]).toEqual([
    404,
    'listing.notFound',
    404,
    'listing.notFound',
  ])
})
