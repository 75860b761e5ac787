import { randomUUID } from 'node:crypto'
import { BookingId } from '@nordbo/contracts'
import {
  advanceClock,
  type BootedStack,
  bootStack,
  createAdmin,
  createEndedStay,
  createGuest,
  createGuests,
  createHome,
  type Home,
  type Person,
} from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

let stack: BootedStack
let admin: Person
let home: Home
beforeAll(async () => {
  stack = await bootStack()
  admin = await createAdmin(stack)
  home = await createHome(stack)
})
afterAll(() => stack?.stop())

const Mails = z.object({ items: z.array(z.object({ subject: z.string() })) })
const Public = z.object({
  total: z.int(),
  items: z.array(
    z.object({
      ...{ id: z.string(), listingId: z.string(), authorId: z.string(), publishedAt: z.string() },
      ...{ rating: z.int(), text: z.string(), hostReply: z.string().nullable() },
      author: z.object({ name: z.string(), photoUrl: z.string().nullable() }).nullable(),
    }),
  ),
})
const Card = z.object({ rating: z.number().nullable(), reviewCount: z.int() })
const Stay = z.object({
  mine: z.object({ text: z.string(), publishedAt: z.string().nullable() }).nullable(),
  theirs: z.object({ id: z.string(), text: z.string() }).nullable(),
  theirsWritten: z.boolean(),
  mayReview: z.boolean(),
  mayReply: z.boolean(),
  reply: z.string().nullable(),
})

const Shown = z.object({ id: z.string(), reviewed: z.boolean() })
const Trips = z.object({ items: z.array(Shown) })
const Story = z.object({ trip: Shown })

const review = (person: Person, bookingId: string, rating: number, text: string, key = randomUUID()) =>
  person.send('POST', '/api/reviews', { bookingId, rating, text }, key)
const seenBy = async (person: Person, bookingId: string) =>
  Stay.parse((await person.get(`/api/bookings/${bookingId}/reviews`)).body)
const published = async (of: Home = home) =>
  Public.parse((await admin.get(`/api/listings/${of.id}/reviews?limit=50`)).body)
/** Whether the pages of the guest and of the host show a stay as reviewed. */
const shownAsReviewed = async (stay: string, guest: Person, host: Person) => {
  const trips = Trips.parse((await guest.get('/api/bookings?tab=past')).body)
  const { trip } = Story.parse((await guest.get(`/api/trips/${stay}`)).body)
  const ended = Trips.parse((await host.get('/api/host/ended-stays')).body)
  const of = ({ items }: z.infer<typeof Trips>) => items.find(({ id }) => id === stay)?.reviewed
  return { guest: [of(trips), trip.reviewed], host: of(ended) }
}
const mailsTo = async ({ email }: Person): Promise<string[]> => {
  await stack.settle()
  const response = await fetch(`${stack.stack.sandboxUrl}/mails?to=${encodeURIComponent(email)}`)
  return Mails.parse(await response.json()).items.map(({ subject }) => subject)
}

describe('the reviews of a stay', () => {
  test('are published once both are written, with contact details masked', async () => {
    const guest = await createGuest(stack)
    const stay = await createEndedStay(stack, { guest, home })
    expect((await review(guest, stay, 4, 'Skønt hus. Ring til mig på 12 34 56 78')).status).toBe(201)
    expect(await seenBy(home.host, stay)).toMatchObject({ theirs: null, theirsWritten: true, mayReview: true })
    expect((await published()).items.some(({ text }) => text.startsWith('Skønt hus'))).toBe(false)
    expect(await mailsTo(home.host)).toContain('Gerda Gæst har skrevet en anmeldelse')

    expect((await review(home.host, stay, 5, 'Søde gæster')).body).toMatchObject({ publishedAt: expect.any(String) })
    expect(await seenBy(guest, stay)).toMatchObject({ theirs: { text: 'Søde gæster' }, mayReview: false })
    expect((await published()).items[0]).toMatchObject({ rating: 4, text: 'Skønt hus. Ring til mig på •••' })
    expect(await mailsTo(guest)).toContain('Anmeldelsen fra Hans Vært kan læses nu')
  })

  test('are written once by each side, however often they are sent', async () => {
    const guest = await createGuest(stack)
    const stay = await createEndedStay(stack, { guest, home, daysAgo: 10 })
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => review(guest, stay, 5, 'Vi kommer igen', key)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
    expect(answers[0]).toMatchObject({ status: 201 })
    expect(answers[0]?.body).toEqual({ id: expect.any(String), publishedAt: null, publishedBy: instant })
    expect((await review(guest, stay, 1, 'Og dog')).code).toBe('review.alreadyWritten')
    expect(await seenBy(guest, stay)).toMatchObject({ mine: { text: 'Vi kommer igen', publishedAt: null } })
  })

  test('are marked as written on all pages, for their author only', async () => {
    const [guest, quiet] = [await createGuest(stack), await createHome(stack)]
    const stay = await createEndedStay(stack, { guest, home: quiet })
    const other = await createEndedStay(stack, { guest, home: quiet, daysAgo: 8 })
    expect(await shownAsReviewed(stay, guest, quiet.host)).toEqual({ guest: [false, false], host: false })
    await review(guest, stay, 4, 'Skønt hus')
    expect(await shownAsReviewed(stay, guest, quiet.host)).toEqual({ guest: [true, true], host: false })
    await review(quiet.host, stay, 5, 'Søde gæster')
    expect(await shownAsReviewed(stay, guest, quiet.host)).toEqual({ guest: [true, true], host: true })
    expect(await shownAsReviewed(other, guest, quiet.host)).toEqual({ guest: [false, false], host: false })

    const asked = { bookingIds: [stay, other].map((id) => BookingId.parse(id)) }
    const writtenBy = ({ id: userId }: Person) =>
      stack.services.listings.reviewedStays(asked, { actor: { kind: 'user', userId, roles: ['guest', 'host'] } })
    for (const writer of [guest, quiet.host])
      expect(await writtenBy(writer)).toEqual({ ok: true, value: { bookingIds: [stay] } })
    for (const stranger of [await createGuest(stack), admin, home.host])
      expect(await writtenBy(stranger)).toEqual({ ok: true, value: { bookingIds: [] } })
  })

  test('can be written by guest and host only', async () => {
    const guest = await createGuest(stack)
    const stay = await createEndedStay(stack, { guest, home, daysAgo: 20 })
    for (const stranger of [await createGuest(stack), admin, (await createHome(stack)).host]) {
      expect((await review(stranger, stay, 5, 'Jeg var der også')).code).toBe('booking.notFound')
      expect((await stranger.get(`/api/bookings/${stay}/reviews`)).code).toBe('booking.notFound')
    }
    for (const wrong of [{ rating: 0 }, { rating: 6 }, { rating: 4.5 }, { text: '  ' }, { text: 'x'.repeat(2_001) }])
      expect(
        (await guest.send('POST', '/api/reviews', { bookingId: stay, rating: 5, text: 'Godt', ...wrong })).code,
      ).toBe('request.invalid')
  })

  test('of one home are counted exactly when many are published at once', async () => {
    const busy = await createHome(stack)
    const people = await createGuests(stack, 6)
    const ratings = [5, 4, 3, 5, 1, 2]
    const stays: string[] = []
    for (const [index, guest] of people.entries())
      stays.push(await createEndedStay(stack, { guest, home: busy, daysAgo: 2 + index * 2, nights: 1 }))
    for (const [index, stay] of stays.entries()) await review(busy.host, stay, 5, `Gæst ${index}`)
    await Promise.all(people.map((guest, index) => review(guest, stays[index] ?? '', ratings[index] ?? 0, 'Fint')))
    const { items, total } = await published(busy)
    for (const item of items) {
      expect(people.map(({ id }) => id)).toContain(item.authorId)
      expect(item).toMatchObject({ listingId: busy.id, text: 'Fint', author: { name: 'Gerda', photoUrl: null } })
    }
    expect([items.map(({ rating }) => rating).sort(), total]).toEqual([[1, 2, 3, 4, 5, 5], 6])
    expect(Card.parse((await admin.get(`/api/listings/${busy.id}`)).body)).toEqual({ rating: 3.3, reviewCount: 6 })
  })

  // The last test, because it moves the clock by two weeks.
  test('are published alone 14 days after check-out; the host may reply once', async () => {
    const [early, late] = [await createGuest(stack), await createGuest(stack)]
    const quiet = await createHome(stack)
    const stay = await createEndedStay(stack, { guest: early, home: quiet, daysAgo: 1 })
    const other = await createEndedStay(stack, { guest: late, home: quiet, daysAgo: 5 })
    await review(early, stay, 5, 'Her er stille')
    // Half a day short, so that the time of day and changes of the clocks do not matter.
    await advanceClock(admin, 'P12DT12H')
    await stack.settle()
    expect((await published(quiet)).total).toBe(0)
    await advanceClock(admin, 'P2D')
    await stack.settle()
    expect((await published(quiet)).items.map(({ text }) => text)).toEqual(['Her er stille'])
    expect((await review(quiet.host, stay, 5, 'For sent')).code).toBe('review.tooLate')
    expect((await review(late, other, 4, 'Straks at læse')).body).toMatchObject({ publishedAt: expect.any(String) })

    const { theirs, mayReply } = await seenBy(quiet.host, stay)
    expect(mayReply).toBe(true)
    const reply = (person: Person) => person.send('POST', `/api/reviews/${theirs?.id}/reply`, { text: 'Tak, kom igen' })
    expect((await reply(early)).code).toBe('review.notFound')
    expect([(await reply(quiet.host)).status, (await reply(quiet.host)).code]).toEqual([200, 'review.alreadyAnswered'])
    expect(await seenBy(early, stay)).toMatchObject({ reply: 'Tak, kom igen' })
    expect(await mailsTo(early)).toContain('Hans Vært har svaret på din anmeldelse')
  })
})
