import { addDays, HouseRules, hostTermsVersion, lastCheckIn } from '@nordbo/contracts'
import {
  type Answer,
  asAdmin,
  type BootedStack,
  book,
  bootStack,
  createAdmin,
  createGuest,
  createHome,
  createHost,
  homeContent,
  type Person,
  pictureForm,
  stayIn,
  visitor,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

// The stack runs the BFF in strict mode: a third call batch is an internal error.
let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'pricing', 'listings', 'booking', 'payouts', 'bff'] })
})
afterAll(() => stack?.stop())

const Id = z.object({ id: z.string() })
const Picture = z.object({ photo: z.object({ hash: z.string() }) })
const done = (answer: Answer): number => {
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.status
}

/** Reads paths. All people in this file are new, so that no profile is cached. */
const read = async (person: Person, ...paths: string[]): Promise<void> => {
  for (const path of paths) expect(done(await person.get(path))).toBe(200)
}

test('routes over several services need two call batches at most', async () => {
  const guest = await createGuest(stack)
  const home = await createHome(stack, { mode: 'request' })
  await read(guest, `/api/listings/${home.id}`, `/api/listings/${home.id}/reviews`, `/api/listings/${home.id}/nearby`)
  const dates = await stayIn(stack, 30, 2)
  done(await guest.send('POST', '/api/quotes', { listingId: home.id, ...dates }))
  const booking = await book(guest, home.id, dates)
  await read(guest, '/api/bookings', `/api/bookings/${booking.id}`)
  const other = await createGuest(stack)
  const declined = await book(other, home.id, await stayIn(stack, 40, 2))
  done(await home.host.send('POST', `/api/host/bookings/${declined.id}/decline`, { reason: 'Huset males' }))
  done(await home.host.send('POST', `/api/host/bookings/${booking.id}/approve`))
  await read(home.host, '/api/host/bookings', `/api/host/bookings/${booking.id}`)
  const link = await guest.send('POST', `/api/bookings/${booking.id}/payment-link`)
  expect(link).toMatchObject({ status: 200, body: { url: `${stack.url}/pay/${booking.id}` } })
})

/** Accepts the host terms, which the first publication needs. */
const acceptTerms = async (person: Person): Promise<void> => {
  const parts = { version: hostTermsVersion, terms: true, privacy: true, liability: true }
  const answer = await person.send('POST', '/api/host/terms/accept', parts)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

test('a guest who creates and publishes a home becomes a host; photos are cached for good', async () => {
  const person = await createGuest(stack)
  const { id } = await person.postOk(Id, '/api/host/listings', homeContent())
  const rates = { basePrice: 1_200, cleaningFee: 300, discounts: {} }
  const summer = await stayIn(stack, 200)
  await acceptTerms(person)
  done(await person.send('PUT', `/api/host/listings/${id}/rates`, rates))
  done(await person.send('PUT', `/api/host/listings/${id}/calendar/prices`, { dates: [summer.checkIn], price: 2_000 }))
  done(
    await person.send('PUT', `/api/host/listings/${id}/calendar/blocks`, {
      dates: [addDays(summer.checkIn, 1)],
      blocked: true,
    }),
  )
  const uploaded = await person.send('POST', `/api/host/listings/${id}/photos`, pictureForm())
  expect(done(uploaded)).toBe(201)
  const { photo } = Picture.parse(uploaded.body)
  const picture = await fetch(new URL(`/media/photos/${photo.hash}/320.avif`, stack.url))
  expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/avif'])

  expect((await person.get('/api/host/bookings')).code).toBe('auth.forbidden')
  done(await person.send('POST', `/api/host/listings/${id}/publish`))
  await read(person, '/api/host/bookings', '/api/host/listings')
  done(await person.send('POST', `/api/host/listings/${id}/unpublish`))
})

test('a home’s page and card show what its host entered', async () => {
  const [host, stranger] = [await createHost(stack), visitor(stack.url)]
  const said = homeContent({
    ...{ mode: 'request', maxGuests: 6 },
    content: {
      title: 'Skipperens hus i Marstal',
      description: 'Gammelt skipperhus med udsigt over sundet og en stille have.',
      subcategory: 'private_home',
      tags: ['romantic'],
      amenities: ['wifi', 'sauna'],
      ...{ bedrooms: 3, beds: 5, bathrooms: 1.5 },
      rules: HouseRules.parse({ petsAllowed: false, quietFrom: '23:00', quietTo: '07:30' }),
    },
  })
  const { requestAutoExpireHours: _, ...unsaid } = said
  const { id } = await host.postOk(Id, '/api/host/listings', unsaid)
  const discounts = { introPercent: 20, introFirstN: 2, lastMinutePercent: 15, lastMinuteDays: 10 }
  const all = { ...discounts, weeklyPercent: 10, monthlyPercent: 25 }
  const rates = { basePrice: 1_234.5, weekendPercent: 12, cleaningIncluded: false, cleaningFee: 450, discounts: all }
  await acceptTerms(host)
  done(await host.send('PUT', `/api/host/listings/${id}/rates`, rates))
  const hashes: string[] = []
  for (const tint of [10, 20]) {
    const { photo } = Picture.parse(
      (await host.send('POST', `/api/host/listings/${id}/photos`, pictureForm(tint))).body,
    )
    hashes.push(photo.hash)
  }
  done(await host.send('POST', `/api/host/listings/${id}/publish`))
  await stack.settle()

  const facts = {
    ...{ id, title: said.title, subcategory: said.subcategory, city: 'Skagen', country: 'DK', tags: said.tags },
    ...{ maxGuests: 6, bedrooms: 3, beds: 5, bathrooms: 1.5, bookingMode: 'request', cancellationPolicy: 'flexible' },
    ...{ location: { lat: expect.closeTo(57.7, 0), lng: expect.closeTo(10.6, 0) }, rating: null, reviewCount: 0 },
    ...{ pricePerNight: 1_234.5, unit: 'night', createdAt: expect.stringMatching(/^\d{4}-.*Z$/), petsAllowed: false },
  }
  const page = (await stranger.get(`/api/listings/${id}`)).body
  expect(page).toMatchObject({
    ...facts,
    ...{ hostId: host.id, description: said.description, amenities: said.amenities, rules: said.rules, active: true },
    ...{ requestAutoExpireHours: 24, photos: hashes.map((hash) => ({ hash })), exact: null },
    rates: { weekendPercent: 12, cleaningIncluded: false, cleaningFee: 450, discounts: all },
    host: { id: host.id, name: 'Hans', photoUrl: null, memberSince: expect.stringMatching(/^\d{4}-/) },
  })
  const found = (await stranger.get('/api/listings?sort=newest&q=skipperens')).body
  expect(found).toMatchObject({ items: [{ ...facts, photos: hashes.map((hash) => ({ hash })), total: null }] })

  // Omitted prices and discounts are none; bathrooms count in halves; prices can change.
  done(await host.send('PUT', `/api/host/listings/${id}/rates`, { basePrice: 900, discounts: {} }))
  expect((await host.send('PATCH', `/api/host/listings/${id}`, { bathrooms: 1.3 })).code).toBe('request.invalid')
  done(await host.send('PATCH', `/api/host/listings/${id}`, { bookingMode: 'instant' }))
  const hoursNow = async () =>
    z.object({ requestAutoExpireHours: z.int() }).parse((await stranger.get(`/api/listings/${id}`)).body)
  for (const [hours, kept] of [
    [0, 1],
    [1_000, 168],
    [48, 48],
  ] as const) {
    done(await host.send('PATCH', `/api/host/listings/${id}`, { requestAutoExpireHours: hours }))
    expect(await hoursNow()).toEqual({ requestAutoExpireHours: kept })
  }
  for (const cancellationPolicy of ['moderate', 'strict'] as const) {
    done(await host.send('PATCH', `/api/host/listings/${id}`, { cancellationPolicy }))
    expect((await stranger.get(`/api/listings/${id}`)).body).toMatchObject({ cancellationPolicy })
  }
  const off = { introPercent: null, lastMinutePercent: null, weeklyPercent: null, monthlyPercent: null }
  expect((await stranger.get(`/api/listings/${id}`)).body).toMatchObject({
    ...{ bookingMode: 'instant', requestAutoExpireHours: 48, pricePerNight: 900 },
    rates: { weekendPercent: 0, cleaningIncluded: false, cleaningFee: 0, discounts: off },
  })
})

test('a home that an admin publishes makes its owner a host', async () => {
  const [person, admin] = await Promise.all([createGuest(stack), createAdmin(stack)])
  const { id } = await person.postOk(Id, '/api/host/listings', homeContent())
  done(
    await person.send('PUT', `/api/host/listings/${id}/rates`, { basePrice: 1_200, cleaningFee: 300, discounts: {} }),
  )
  done(await person.send('POST', `/api/host/listings/${id}/photos`, pictureForm()))
  expect((await person.get('/api/host/bookings')).code).toBe('auth.forbidden')
  await acceptTerms(person)
  done(await admin.send('POST', `/api/host/listings/${id}/publish`))
  await read(person, '/api/host/bookings')
  expect((await admin.get('/api/auth/session')).body).toMatchObject({ roles: ['admin'] })
})

test('a quote refuses past dates and dates too far ahead with the codes of a booking', async () => {
  const [guest, home] = await Promise.all([createGuest(stack), createHome(stack)])
  const { checkIn: today } = await stayIn(stack, 0)
  const last = lastCheckIn(today)
  const asked = async (path: string, checkIn: string) => {
    const stay = {
      listingId: home.id,
      checkIn,
      checkOut: addDays(checkIn, 2),
      guests: { adults: 2 },
      adultAttested: true,
    }
    const { status, code, body } = await guest.send('POST', path, stay)
    return { status, code, params: z.object({ params: z.unknown() }).safeParse(body).data?.params }
  }
  for (const [checkIn, code] of [
    [addDays(today, -1), 'booking.datesPast'],
    [addDays(last, 1), 'booking.tooFarAhead'],
  ] as const) {
    const priced = await asked('/api/quotes', checkIn)
    expect(priced).toMatchObject({ status: 422, code })
    expect(priced).toEqual(await asked('/api/bookings', checkIn))
  }
  for (const checkIn of [today, last]) expect(await asked('/api/quotes', checkIn)).toMatchObject({ status: 200 })
})

test('a suspended host cannot change a price, although the BFF has cached the session', async () => {
  const host = await createHost(stack)
  const home = await createHome(stack, { host })
  await read(host, '/api/host/listings')
  await stack.services.identity.suspend({ userId: host.id, reason: 'Chargeback' }, asAdmin)
  const rates = { basePrice: 1, cleaningFee: 0, discounts: {} }
  const answer = await host.send('PUT', `/api/host/listings/${home.id}/rates`, rates)
  expect(answer.code).toMatch(/^auth\.(suspended|required)$/)
})
