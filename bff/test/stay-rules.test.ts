import { noStayRules } from '@nordbo/contracts'
import { type BootedStack, book, bootStack, createGuest, createHome, stayIn, visitor } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'pricing', 'listings', 'booking', 'bff'] })
})
afterAll(() => stack?.stop())

const Exported = z.object({ path: z.string().nullable() })

test('a stay that the rules refuse has no price, and the calendar answers the rules at once', async () => {
  const home = await createHome(stack)
  const [guest, stranger] = [await createGuest(stack), visitor(stack.url)]
  const stay = await stayIn(stack, 30, 2)
  const calendar = `/api/listings/${home.id}/availability?from=${stay.checkIn}&to=${stay.checkOut}`
  expect((await stranger.get(calendar)).body).toMatchObject({ rules: null })
  const rules = { ...noStayRules, minNights: 3 }
  const set = await home.host.send('PUT', `/api/host/listings/${home.id}/stay-rules`, { rules, seen: 0 })
  expect([set.status, set.body]).toEqual([200, { rules, revision: 1 }])
  expect((await stranger.get(calendar)).body).toMatchObject({ rules })
  await stack.settle()
  const quote = await guest.send('POST', '/api/quotes', { listingId: home.id, ...stay })
  expect([quote.status, quote.code]).toEqual([422, 'stay.tooShort'])
  const found = await guest.get(`/api/listings?place=Skagen&checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`)
  expect(JSON.stringify(found.body)).not.toContain(home.id)
})

test('a home’s calendar file is served to anybody who knows its address', async () => {
  const home = await createHome(stack)
  const { checkIn, checkOut } = await stayIn(stack, 30, 2)
  await book(await createGuest(stack), home.id, { checkIn, checkOut })
  const made = await home.host.send('POST', `/api/host/listings/${home.id}/calendar/export`)
  const { path } = Exported.parse(made.body)
  const file = await fetch(new URL(path ?? '', stack.url))
  expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'private, no-store',
  ])
  expect(await file.text()).toContain(`DTEND;VALUE=DATE:${checkOut.replaceAll('-', '')}\r\n`)
  await home.host.send('DELETE', `/api/host/listings/${home.id}/calendar/export`)
  expect((await fetch(new URL(path ?? '', stack.url))).status).toBe(404)
})
