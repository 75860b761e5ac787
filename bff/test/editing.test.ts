import {
  type BootedStack,
  bootStack,
  createGuest,
  createHome,
  createPaidStay,
  fetchTrip,
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

const Place = z.object({ location: z.object({ lat: z.number(), lng: z.number() }) })
const Edited = z.object({ revision: z.int(), content: z.object({ address: z.looseObject({}) }) })

test('settings are saved by two calls with any of their fields, and neither touches the other’s', async () => {
  const home = await createHome(stack)
  const of = (rest = '') => `/api/host/listings/${home.id}${rest}`
  const before = (await home.host.get(of('/editing'))).body
  const settings = { bookingMode: 'request', requestAutoExpireHours: 500 }
  expect((await home.host.send('PATCH', of(), settings)).status).toBe(200)
  const prices = { weekendPercent: 15, basePrice: 1_150.5, cleaningIncluded: false, cleaningFee: 250 }
  expect((await home.host.send('PATCH', of('/rates'), prices)).body).toEqual({ revision: 2 })
  expect((await home.host.get(of('/editing'))).body).toMatchObject({
    ...{ revision: 2, content: { ...Edited.parse(before).content, ...settings, requestAutoExpireHours: 168 } },
    rates: { ...prices, revision: 2 },
  })
  const late = await home.host.send('PATCH', of('/rates'), { weekendPercent: 5, revision: 1 })
  expect([late.status, late.code]).toEqual([409, 'rates.changedMeanwhile'])
  const wrong = await home.host.send('PATCH', of(), { title: 'For kort', safety: { weapons: 'ja' } })
  expect([wrong.status, wrong.code]).toEqual([400, 'request.invalid'])
  expect(wrong.body).toMatchObject({ params: { issues: [{ path: '/title' }, { path: '/safety/weapons' }] } })
  const nobody = visitor(stack.url)
  expect((await nobody.send('PATCH', of(), settings)).code).toBe('auth.required')
  expect((await nobody.get(of('/editing'))).code).toBe('auth.required')
})

test('a guest of a confirmed stay sees a new address at once, everybody else a new point', async () => {
  const home = await createHome(stack)
  const { id, guest } = await createPaidStay(stack, home, await stayIn(stack, 40))
  const stranger = visitor(stack.url)
  const before = Place.parse((await stranger.get(`/api/listings/${home.id}`)).body)
  const edited = Edited.parse((await home.host.get(`/api/host/listings/${home.id}/editing`)).body)
  const address = { ...edited.content.address, line1: 'Havnevej 2', postalCode: '9990', city: 'Skagen', country: 'DK' }
  const moved = { address, location: { lat: 57.719, lng: 10.588 }, revision: edited.revision }
  expect((await home.host.send('PATCH', `/api/host/listings/${home.id}`, moved)).status).toBe(200)
  expect(JSON.stringify((await guest.get(`/api/trips/${id}`)).body)).toContain('Havnevej 2')
  expect(JSON.stringify((await guest.get(`/api/listings/${home.id}`)).body)).toContain('Havnevej 2')
  await stack.settle()
  const after = await stranger.get(`/api/listings/${home.id}`)
  expect(Place.parse(after.body).location).not.toEqual(before.location)
  expect(JSON.stringify(after.body)).not.toContain('Havnevej')
})

test('a home that becomes smaller keeps its agreed stays, and takes no larger new ones', async () => {
  const home = await createHome(stack)
  const stay = await stayIn(stack, 60)
  const guest = await createGuest(stack)
  const booked = await tryToBook(guest, home.id, stay, { adults: 4 })
  expect(booked.status).toBe(201)
  const { id } = z.object({ id: z.string() }).parse(booked.body)
  const smaller = await home.host.send('PATCH', `/api/host/listings/${home.id}`, { maxGuests: 2 })
  expect(smaller.status).toBe(200)
  await stack.settle()
  expect((await fetchTrip(guest, id)).status).toBe('pending')
  const larger = await tryToBook(await createGuest(stack), home.id, await stayIn(stack, 80), { adults: 4 })
  expect([larger.status, larger.code]).toEqual([422, expect.stringMatching(/tooManyGuests$/)])
})
