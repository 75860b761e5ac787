import { randomUUID } from 'node:crypto'
import {
  type BootedStack,
  bootStack,
  createAdmin,
  createEndedStay,
  createGuest,
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
  stack = await bootStack({ only: ['sandbox', 'identity', 'pricing', 'listings', 'booking', 'messaging', 'bff'] })
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
const Stay = z.object({
  theirs: z.object({ id: z.string(), text: z.string() }).nullable(),
  theirsWritten: z.boolean(),
  mayReview: z.boolean(),
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
    expect((await published()).items[0]).toMatchObject({
      ...{ rating: 4, text: 'Skønt hus. Ring til mig på •••', listingId: home.id, authorId: guest.id },
      author: { name: 'Gerda', photoUrl: null },
    })
    expect(await mailsTo(guest)).toContain('Anmeldelsen fra Hans Vært kan læses nu')

    const { theirs } = await seenBy(home.host, stay)
    const reply = () => home.host.send('POST', `/api/reviews/${theirs?.id}/reply`, { text: 'Tak, kom igen' })
    expect([(await reply()).status, (await reply()).code]).toEqual([200, 'review.alreadyAnswered'])
    expect(await seenBy(guest, stay)).toMatchObject({ reply: 'Tak, kom igen' })
    expect(await mailsTo(guest)).toContain('Hans Vært har svaret på din anmeldelse')
  })

  test('are refused with a problem: of strangers, without words or stars, and a second time', async () => {
    const guest = await createGuest(stack)
    const stay = await createEndedStay(stack, { guest, home, daysAgo: 10 })
    expect(await review(admin, stay, 5, 'Jeg var der også')).toMatchObject({ status: 404, code: 'booking.notFound' })
    for (const wrong of [{ rating: 4.5 }, { text: '  ' }]) {
      const body = { bookingId: stay, rating: 5, text: 'Godt', ...wrong }
      expect(await guest.send('POST', '/api/reviews', body)).toMatchObject({ status: 400, code: 'request.invalid' })
    }
    const key = randomUUID()
    const first = await review(guest, stay, 5, 'Vi kommer igen', key)
    expect(first).toMatchObject({ status: 201, body: { id: expect.any(String), publishedAt: null } })
    expect(await review(guest, stay, 5, 'Vi kommer igen', key)).toMatchObject({ status: 201, body: first.body })
    expect(await review(guest, stay, 1, 'Og dog')).toMatchObject({ status: 409, code: 'review.alreadyWritten' })
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
  })
})
