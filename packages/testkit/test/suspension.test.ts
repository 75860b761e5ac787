import { randomUUID } from 'node:crypto'
import { addDays } from '@nordbo/contracts'
import { connect } from 'nats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  asAdmin,
  type BootedStack,
  book,
  bootStack,
  createAdmin,
  createGuest,
  createHomes,
  createHost,
  fetchTrip,
  type Person,
  pay,
  readRows,
  rebuildProjections,
  stayIn,
  visitor,
} from '../src/index.ts'

let stack: BootedStack
let admin: Person
beforeAll(async () => {
  stack = await bootStack()
  admin = await createAdmin(stack)
})
afterAll(() => stack?.stop())

const stand = async (step: 'suspend' | 'reactivate', { id: userId }: Person): Promise<void> => {
  const { identity } = stack.services
  const done = await (step === 'suspend'
    ? identity.suspend({ userId, reason: 'Klager' }, asAdmin)
    : identity.reactivate({ userId }, asAdmin))
  expect(done.ok).toBe(true)
  await stack.settle()
}
const EmittedEvent = z.object({ subject: z.string(), envelope: z.looseObject({ id: z.string() }) })
/** Publishes identity's events of a person again, in reverse order and with new ids. */
const publishAgain = async ({ id }: Person): Promise<void> => {
  const events = await readRows(
    stack.stack,
    'identity',
    EmittedEvent,
    `select subject, envelope from kit.outbox where envelope->>'aggregateId' = $1 and subject ~ 'Suspended|Reactivated' order by seq desc`,
    [id],
  )
  expect(events.map(({ subject }) => subject)).toEqual(['identity.userReactivated.v1', 'identity.userSuspended.v1'])
  const { host: servers, username: user, password } = new URL(stack.infra.natsUrl('stack'))
  const nats = await connect({ servers, user, pass: decodeURIComponent(password) })
  for (const { subject, envelope } of events)
    await nats.jetstream().publish(subject, JSON.stringify({ ...envelope, id: randomUUID() }))
  await nats.close()
  await stack.settle()
}
const Mails = z.object({ items: z.array(z.object({ subject: z.string() })) })
const mailsTo = async ({ email }: Person): Promise<string> =>
  Mails.parse((await admin.get(`/api/sandbox/mails?to=${encodeURIComponent(email)}`)).body)
    .items.map(({ subject }) => subject)
    .join('\n')
const Found = z.object({ items: z.array(z.object({ id: z.string() })) })
const Suggested = z.object({ homes: z.array(z.object({ id: z.string() })) })
const Listed = z.object({ items: z.array(z.object({ card: z.unknown() })) })
const Mapped = z.object({ total: z.number() })
const mapPath = '/api/listings/clusters?q=kvasiparkvej&bbox=10.3,57.5,10.9,57.9&zoom=12'
/** Whether a home is in the sitemap. */
const onSitemap = async (id: string): Promise<boolean> => {
  const index = String((await visitor(stack.url).get('/sitemap.xml')).body)
  const paths = [...index.matchAll(/(\/sitemaps\/homes\/[0-9a-f-]+\.xml)/g)].map(([path]) => path)
  const maps = await Promise.all(paths.map((path) => visitor(stack.url).get(path)))
  return maps.some(({ body }) => String(body).includes(`/listing/${id}<`))
}
const Preview = z.object({ refund: z.number(), paid: z.number(), hostUnavailable: z.boolean() })
const payable = z.object({ clientSecret: z.string() })

test('a suspension hides a host’s homes, refunds guests who cancel in full, and can be undone', async () => {
  const [host, guest, asking] = [await createHost(stack), await createGuest(stack), await createGuest(stack)]
  const strict = {
    content: { cancellationPolicy: 'strict' as const, title: 'Et hus med et usædvanligt navn, Kvasiparkvej' },
  }
  const homes = await createHomes(stack, [
    { host, ...strict },
    { host, mode: 'request' },
  ])
  const [home, requestHome] = homes
  if (!home || !requestHome) throw new Error('no homes')
  const { checkIn } = await stayIn(stack, 10)
  const dates = (from: number) => ({ checkIn: addDays(checkIn, from), checkOut: addDays(checkIn, from + 2) })
  const stay = await book(guest, home.id, dates(0))
  await pay(guest, stay.clientSecret ?? '')
  const held = await book(asking, home.id, dates(5))
  const request = await book(asking, requestHome.id, dates(0))
  const approved = await book(asking, requestHome.id, dates(5))
  await host.postOk(z.unknown(), `/api/host/bookings/${approved.id}/approve`, {})
  const started = await asking.postOk(payable, `/api/bookings/${approved.id}/payment-link`, {})
  const list = await guest.postOk(z.object({ id: z.string() }), '/api/wishlists', {
    title: 'Til os',
    listingId: home.id,
  })
  await stack.settle()

  const stranger = visitor(stack.url)
  // Another text each time, since suggestions are cached for half a minute.
  let letters = 12
  const seen = async () => ({
    page: (await stranger.get(`/api/listings/${home.id}`)).status,
    found: Found.parse((await stranger.get('/api/listings?place=Skagen&limit=50')).body).items.some(
      ({ id }) => id === home.id,
    ),
    typed: Suggested.parse((await stranger.get(`/api/suggestions?q=${'kvasiparkvej'.slice(0, letters--)}`)).body).homes
      .length,
    free: (await stranger.get(`/api/listings/${home.id}/availability?from=${checkIn}&to=${addDays(checkIn, 9)}`))
      .status,
    price: (await stranger.send('POST', '/api/quotes', { listingId: home.id, ...dates(20), guests: { adults: 2 } }))
      .status,
    mapped: Mapped.parse((await stranger.get(mapPath)).body).total,
    sitemap: await onSitemap(home.id),
    kept: Listed.parse((await guest.get(`/api/wishlists/${list.id}`)).body).items.some(({ card }) => card !== null),
  })
  const open = { page: 200, found: true, typed: 1, free: 200, price: 200, mapped: 1, sitemap: true, kept: true }
  const hidden = { page: 404, found: false, typed: 0, free: 404, price: 404, mapped: 0, sitemap: false, kept: false }
  const preview = async () => Preview.parse((await guest.get(`/api/bookings/${stay.id}/cancellation-preview`)).body)
  expect(await seen()).toEqual(open)
  expect((await preview()).hostUnavailable).toBe(false)

  await stand('suspend', host)
  expect(await seen()).toEqual(hidden)
  const bookingInput = { listingId: home.id, ...dates(20), guests: { adults: 2 }, adultAttested: true }
  expect((await asking.send('POST', '/api/bookings', bookingInput)).code).toBe('listing.notFound')
  const ended = await Promise.all([held, request, approved].map(({ id }) => fetchTrip(asking, id)))
  expect(ended.map(({ status }) => status)).toEqual(['cancelled', 'declined', 'cancelled'])
  const declined = await asking.get(`/api/bookings/${request.id}`)
  expect(declined.body).toMatchObject({ declineCode: 'hostUnavailable' })
  expect((await asking.send('POST', `/api/bookings/${approved.id}/payment-link`, {})).status).toBe(409)
  // A card may have been confirmed just before; the money is refunded.
  await pay(asking, started.clientSecret).catch(() => undefined)
  await stack.settle()
  expect((await fetchTrip(asking, approved.id)).status).toBe('cancelled')
  const trip = await guest.get(`/api/bookings/${stay.id}`)
  expect(trip.body).toMatchObject({ status: 'confirmed', hostUnavailable: true })
  const { refund, paid, hostUnavailable } = await preview()
  expect([refund, hostUnavailable]).toEqual([paid, true])
  const change = { ...dates(1), guests: { adults: 1 } }
  expect((await guest.send('POST', `/api/bookings/${stay.id}/alteration-preview`, change)).code).toBe(
    'booking.personUnavailable',
  )
  expect(await mailsTo(guest)).toContain('er ikke aktiv på Nordbo i øjeblikket')

  // A rebuilt projection has the same suspensions.
  for (const service of ['listings', 'pricing', 'booking'] as const) {
    await readRows(stack.stack, service, z.unknown(), 'delete from kit.standing returning person_id')
    await rebuildProjections(stack, service)
  }
  await stack.settle()
  expect(await seen()).toEqual(hidden)
  expect((await preview()).hostUnavailable).toBe(true)

  await stand('reactivate', host)
  expect(await seen()).toEqual(open)
  expect((await preview()).hostUnavailable).toBe(false)
  expect((await guest.get(`/api/bookings/${stay.id}`)).body).toMatchObject({
    status: 'confirmed',
    hostUnavailable: false,
  })
  expect(await mailsTo(guest)).toContain('er tilbage')
  await publishAgain(host)
  expect(await seen()).toEqual(open)
  expect((await asking.send('POST', '/api/bookings', bookingInput)).status).toBe(201)

  await stand('suspend', host)
  const cancelled = await guest.send('POST', `/api/bookings/${stay.id}/cancel`, { expectedRefund: paid })
  expect(cancelled.body).toMatchObject({ status: 'cancelled_by_guest', refunded: paid })
})

test('a suspended guest’s requests and unpaid bookings end, and confirmed stays remain', async () => {
  const [host, guest] = [await createHost(stack), await createGuest(stack)]
  const [home, requestHome] = await createHomes(stack, [{ host }, { host, mode: 'request' }])
  if (!home || !requestHome) throw new Error('no homes')
  const { checkIn } = await stayIn(stack, 40)
  const dates = (from: number) => ({ checkIn: addDays(checkIn, from), checkOut: addDays(checkIn, from + 2) })
  const stay = await book(guest, home.id, dates(0))
  await pay(guest, stay.clientSecret ?? '')
  const held = await book(guest, home.id, dates(5))
  const request = await book(guest, requestHome.id, dates(0))
  await stack.settle()
  await stand('suspend', guest)
  const statusOf = async (id: string) =>
    z.object({ status: z.string() }).parse((await host.get(`/api/host/bookings/${id}`)).body).status
  expect([await statusOf(stay.id), await statusOf(held.id), await statusOf(request.id)]).toEqual([
    'confirmed',
    'cancelled',
    'cancelled',
  ])
  expect(await mailsTo(host)).toContain('Forespørgslen fra Gerda er afsluttet')
  const free = await visitor(stack.url).get(
    `/api/listings/${home.id}/availability?from=${dates(5).checkIn}&to=${dates(5).checkOut}`,
  )
  expect(free.body).toEqual({ unavailable: [], own: [], rules: null })
})
