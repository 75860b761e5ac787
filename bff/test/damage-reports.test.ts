import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  advanceClock,
  type BootedStack,
  book,
  bootStack,
  createAdmin,
  createEndedStay,
  createGuest,
  createHome,
  type Home,
  type Person,
  pictureForm,
  stayIn,
  visitor,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

let stack: BootedStack
let admin: Person
let home: Home
let guest: Person
let stay: string
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'pricing', 'listings', 'booking', 'messaging', 'bff'] })
  admin = await createAdmin(stack)
  home = await createHome(stack)
  guest = await createGuest(stack)
  stay = await createEndedStay(stack, { guest, home })
})
afterAll(() => stack?.stop())

const Id = z.object({ id: z.string() })
const Uploaded = z.object({ photo: z.object({ id: z.string(), width: z.int(), height: z.int() }) })
const Mails = z.object({ items: z.array(z.object({ subject: z.string() })) })

const upload = (person: Person, bookingId: string, tint = 90, ...size: [number, number] | []) =>
  person.postOk(Uploaded, `/api/bookings/${bookingId}/damage-photos`, pictureForm(tint, ...size))
const reportsOf = async (person: Person, bookingId = stay) =>
  (await person.get(`/api/bookings/${bookingId}/damage-reports`)).body
const subjectsOf = async (person: Person) => {
  const response = await fetch(`${stack.stack.sandboxUrl}/mails?to=${encodeURIComponent(person.email)}`)
  return Mails.parse(await response.json()).items.map(({ subject }) => subject)
}
const pictureOf = async (person: Person, id: string) => (await person.get(`/api/damage-photos/${id}/large`)).status
const privateFiles = async (): Promise<string[]> =>
  (await readdir(join(stack.stack.home, 'blobs'), { recursive: true })).filter((name) => /private.*webp$/.test(name))

test('a guest reports damage with photos, the host answers, and the guest closes the report', async () => {
  const { photo } = await upload(guest, stay, 60, 400, 900)
  expect(photo).toMatchObject({ width: 400, height: 900 })
  const sent = { bookingId: stay, description: 'Ruden i køkkenet er revnet', estimatedCost: 1_200, photos: [photo.id] }
  const created = await guest.send('POST', '/api/damage-reports', sent)
  expect([created.status, created.body]).toEqual([201, { id: expect.any(String), status: 'submitted' }])
  const { id } = Id.parse(created.body)
  expect((await guest.send('POST', '/api/damage-reports', sent)).code).toBe('damage.alreadyReported')
  expect(await reportsOf(home.host)).toMatchObject({
    side: 'host',
    reports: [{ by: 'guest', status: 'submitted', estimatedCost: 1_200, photos: [photo], actions: ['answer'] }],
  })
  expect((await home.host.send('POST', `/api/damage-reports/${id}/close`)).code).toBe('damage.notOpen')
  await home.host.postOk(z.unknown(), `/api/damage-reports/${id}/answer`, { text: 'Glarmesteren kommer mandag' })
  expect(await reportsOf(guest)).toMatchObject({
    reports: [{ status: 'answered', answer: 'Glarmesteren kommer mandag', actions: ['close'] }],
  })
  await guest.postOk(z.unknown(), `/api/damage-reports/${id}/close`)
  expect(await reportsOf(home.host)).toMatchObject({ reports: [{ status: 'closed', actions: [] }] })
  await stack.settle()
  expect(await subjectsOf(home.host)).toEqual(
    expect.arrayContaining(['Gerda Gæst har meldt en skade', 'En skadesrapport er afsluttet']),
  )
  expect(await subjectsOf(guest)).toContain('Hans Vært har svaret på din skadesrapport')
})

test('a host reports damage within 14 days, the guest answers, and the host closes the report', async () => {
  const { host } = home
  const tenant = await createGuest(stack)
  const other = await createEndedStay(stack, { guest: tenant, home, daysAgo: 6, nights: 1 })
  const sent = { bookingId: other, description: 'Sofaen er revet op', estimatedCost: 800, photos: [] }
  const { id } = await host.postOk(Id, '/api/damage-reports', sent)
  expect((await host.send('POST', '/api/damage-reports', sent)).code).toBe('damage.alreadyReported')
  expect(await reportsOf(tenant, other)).toMatchObject({
    side: 'guest',
    reports: [{ by: 'host', status: 'submitted', description: sent.description, actions: ['answer'] }],
    mayReport: true,
  })
  expect((await tenant.send('POST', `/api/damage-reports/${id}/close`)).code).toBe('damage.notOpen')
  await tenant.postOk(z.unknown(), `/api/damage-reports/${id}/answer`, { text: 'Det var hunden' })
  expect(await reportsOf(host, other)).toMatchObject({
    side: 'host',
    reports: [{ status: 'answered', answer: 'Det var hunden', actions: ['close'] }],
    mayReport: false,
  })
  await host.postOk(z.unknown(), `/api/damage-reports/${id}/close`)
  expect(await reportsOf(tenant, other)).toMatchObject({ reports: [{ status: 'closed', actions: [] }] })
  await stack.settle()
  expect(await subjectsOf(tenant)).toContain('Hans Vært har meldt en skade')
  expect(await subjectsOf(host)).toContain('Gerda Gæst har svaret på din skadesrapport')
})

test('only guest, host and admins see the photos of a report', async () => {
  const tenant = await createGuest(stack)
  const other = await createEndedStay(stack, { guest: tenant, home, daysAgo: 8 })
  const { photo } = await upload(tenant, other)
  // Until the report is sent, only the uploader sees the photo.
  expect([await pictureOf(tenant, photo.id), await pictureOf(home.host, photo.id)]).toEqual([200, 404])
  await tenant.postOk(Id, '/api/damage-reports', {
    bookingId: other,
    description: 'Ridser i bordet',
    photos: [photo.id],
  })
  for (const insider of [tenant, home.host, admin]) expect(await pictureOf(insider, photo.id)).toBe(200)
  for (const stranger of [await createGuest(stack), (await createHome(stack)).host])
    expect(await pictureOf(stranger, photo.id)).toBe(404)
  expect(await pictureOf(visitor(stack.url), photo.id)).toBe(401)
  const report = { bookingId: other, description: 'Ridser i bordet' }
  expect((await visitor(stack.url).send('POST', '/api/damage-reports', report)).code).toBe('auth.required')
  const name = photo.id.replaceAll('-', '')
  expect((await admin.get(`/media/photos/${name}/${photo.width}.webp`)).status).toBe(404)
  const shown = await tenant.get(`/api/damage-photos/${photo.id}/small`)
  expect([shown.headers.get('cache-control'), shown.headers.get('content-type')]).toEqual([
    'private, no-store',
    'image/webp',
  ])
})

test('invalid files, an eleventh photo and photos of others are refused', async () => {
  const [tenant, neighbour] = [await createGuest(stack), await createGuest(stack)]
  const mine = await createEndedStay(stack, { guest: tenant, home, daysAgo: 12, nights: 1 })
  const theirs = await createEndedStay(stack, { guest: neighbour, home, daysAgo: 14, nights: 1 })
  const text = new FormData()
  text.append('file', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' }), 'skade.png')
  expect((await tenant.send('POST', `/api/bookings/${mine}/damage-photos`, text)).code).toBe('photo.unreadable')
  const { photo } = await upload(neighbour, theirs)
  expect(
    (
      await tenant.send('POST', '/api/damage-reports', {
        bookingId: mine,
        description: 'Den er fra naboen',
        photos: [photo.id],
      })
    ).code,
  ).toBe('damage.photoNotFound')
  expect((await tenant.send('DELETE', `/api/damage-photos/${photo.id}`)).code).toBe('damage.photoNotFound')
  for (let tint = 1; tint <= 10; tint++) await upload(tenant, mine, tint, 30, 20)
  expect((await tenant.send('POST', `/api/bookings/${mine}/damage-photos`, pictureForm(99, 30, 20))).code).toBe(
    'damage.tooManyPhotos',
  )
  for (const wrong of [
    { description: '   Ruden   ' },
    { description: 'En rude! ' },
    { estimatedCost: -1 },
    { estimatedCost: 12.5 },
  ])
    expect(
      (await tenant.send('POST', '/api/damage-reports', { bookingId: mine, description: 'En rude er gået', ...wrong }))
        .code,
    ).toBe('request.invalid')
  for (const [person, bookingId, estimatedCost] of [
    [tenant, mine, 0],
    [neighbour, theirs, null],
  ] as const) {
    const report = { bookingId, description: ' Ti tegn er ', estimatedCost, photos: [] }
    const { id } = await person.postOk(Id, '/api/damage-reports', report)
    const [kept] = z.object({ reports: z.array(z.unknown()) }).parse(await reportsOf(person, bookingId)).reports
    expect(kept).toMatchObject({ id, description: 'Ti tegn er', estimatedCost, photos: [] })
  }
})

test('damage can be reported after a completed stay; unused photos are deleted', async () => {
  const tenant = await createGuest(stack)
  const { id } = await book(tenant, home.id, await stayIn(stack, 40))
  expect((await tenant.send('POST', '/api/damage-reports', { bookingId: id, description: 'Endnu ikke' })).code).toBe(
    'stay.notOver',
  )
  const review = { bookingId: id, rating: 5, text: 'Endnu ikke' }
  expect((await tenant.send('POST', '/api/reviews', review)).code).toBe('stay.notOver')
  const other = await createEndedStay(stack, { guest: tenant, home, daysAgo: 18, nights: 1 })
  expect(
    (await home.host.send('POST', '/api/damage-reports', { bookingId: other, description: 'Meldt for sent' })).code,
  ).toBe('damage.tooLate')
  const before = await privateFiles()
  await upload(tenant, other, 30, 1_200, 800)
  const { photo } = await upload(tenant, other, 31)
  expect((await tenant.send('DELETE', `/api/damage-photos/${photo.id}`)).status).toBe(200)
  expect(await privateFiles()).toHaveLength(before.length + 2)
  expect(await reportsOf(tenant, other)).toMatchObject({ uploaded: [{ width: 1_200 }], mayReport: true })
  await advanceClock(admin, 'P2D')
  await stack.settle()
  expect(await reportsOf(tenant, other)).toMatchObject({ uploaded: [] })
  const claimed = (await privateFiles()).length
  expect(claimed).toBeLessThan(before.length + 2)
})
