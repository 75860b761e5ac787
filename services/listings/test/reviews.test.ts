import { randomUUID } from 'node:crypto'
import { addDays, BookingId, copenhagenInstant, type ListingId } from '@nordbo/contracts'
import {
  asAdmin,
  asUser,
  type BootedStack,
  bootStack,
  codeOf,
  durationMs,
  expectOk,
  firstDay,
  moveServiceClock,
  readServiceClock,
  type ServiceClock,
  withKey,
} from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aUserId, createHomes } from './listings-stack.ts'

let stack: BootedStack
let clock: ServiceClock
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'pricing', 'booking', 'listings'] })
  clock = await readServiceClock(stack)
})
afterAll(() => stack?.stop())

/** A home and whose it is. */
interface Home {
  id: ListingId
  hostId: string
}
const listings = () => stack.services.listings
const createHome = async (): Promise<Home> => {
  const hostId = aUserId()
  const [id] = await createHomes(stack, [{ hostId }])
  if (!id) throw new Error('no home')
  return { id, hostId }
}
/** Imports a completed stay that ended some days before the first day; returns its id. */
const endedStay = async (guestId: string, home: Home, daysAgo = 2, nights = 3): Promise<string> => {
  const checkOut = addDays(firstDay, -daysAgo)
  const checkIn = addDays(checkOut, -nights)
  const bookedAt = copenhagenInstant(addDays(checkIn, -30), '12:00').toISOString()
  const stay = { id: randomUUID(), listingId: home.id, guestId, checkIn, checkOut, bookedAt, guests: { adults: 2 } }
  expectOk(await stack.services.booking.importHistory({ stays: [{ ...stay, outcome: 'completed' }] }, asAdmin))
  await stack.settle()
  return stay.id
}
const review = (who: string, bookingId: string, rating: number, text: string, key: string = randomUUID()) =>
  listings().writeReview({ bookingId, rating, text }, withKey(asUser(who), key))
const seenBy = async (who: string, bookingId: string) =>
  expectOk(await listings().stayReviews({ bookingId }, asUser(who)))
const published = async ({ id }: Home) =>
  expectOk(await listings().reviews({ listingId: id, limit: 50 }, asUser(aUserId())))
const pass = (duration: string) => moveServiceClock({ ...stack, clock }, durationMs(duration))

describe('the reviews of a stay', () => {
  test('are hidden from the other side and from everybody until both are written', async () => {
    const [guest, home] = [aUserId(), await createHome()]
    const stay = await endedStay(guest, home)
    expectOk(await review(guest, stay, 4, 'Skønt hus. Ring til mig på 12 34 56 78'))
    expect(await seenBy(home.hostId, stay)).toMatchObject({ theirs: null, theirsWritten: true, mayReview: true })
    expect((await published(home)).items).toEqual([])
    const second = expectOk(await review(home.hostId, stay, 5, 'Søde gæster'))
    expect(second).toMatchObject({ publishedAt: expect.any(String) })
    expect(await seenBy(guest, stay)).toMatchObject({ theirs: { text: 'Søde gæster' }, mayReview: false })
    expect((await published(home)).items).toMatchObject([{ rating: 4, text: 'Skønt hus. Ring til mig på •••' }])
  })

  test('are written once by each side, however often they are sent', async () => {
    const [guest, home] = [aUserId(), await createHome()]
    const stay = await endedStay(guest, home, 10)
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => review(guest, stay, 5, 'Vi kommer igen', key)))
    expect(new Set(answers.map((answer) => JSON.stringify(expectOk(answer)))).size).toBe(1)
    const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
    expect(answers[0]).toEqual({
      ok: true,
      value: { id: expect.any(String), publishedAt: null, publishedBy: instant },
    })
    expect(codeOf(await review(guest, stay, 1, 'Og dog'))).toBe('review.alreadyWritten')
    expect(await seenBy(guest, stay)).toMatchObject({ mine: { text: 'Vi kommer igen', publishedAt: null } })
  })

  test('are known as written to their author only', async () => {
    const [guest, home] = [aUserId(), await createHome()]
    const [stay, other] = [await endedStay(guest, home), await endedStay(guest, home, 8)]
    const asked = { bookingIds: [stay, other].map((id) => BookingId.parse(id)) }
    const writtenBy = async (who: string) => expectOk(await listings().reviewedStays(asked, asUser(who))).bookingIds
    expectOk(await review(guest, stay, 4, 'Skønt hus'))
    expect([await writtenBy(guest), await writtenBy(home.hostId)]).toEqual([[stay], []])
    expectOk(await review(home.hostId, stay, 5, 'Søde gæster'))
    for (const writer of [guest, home.hostId]) expect(await writtenBy(writer)).toEqual([stay])
    for (const stranger of [aUserId(), (await createHome()).hostId]) expect(await writtenBy(stranger)).toEqual([])
  })

  test('can be written by guest and host only', async () => {
    const guest = aUserId()
    const stay = await endedStay(guest, await createHome(), 20)
    for (const stranger of [
      asUser(aUserId()),
      asUser(aUserId(), 'admin'),
      asUser((await createHome()).hostId, 'host'),
    ]) {
      const input = { bookingId: stay, rating: 5, text: 'Jeg var der også' }
      expect(codeOf(await listings().writeReview(input, withKey(stranger)))).toBe('booking.notFound')
      expect(codeOf(await listings().stayReviews({ bookingId: stay }, stranger))).toBe('booking.notFound')
    }
    for (const rating of [0, 6, 4.5]) expect(codeOf(await review(guest, stay, rating, 'Godt'))).toBe('request.invalid')
    for (const text of ['  ', 'x'.repeat(2_001)])
      expect(codeOf(await review(guest, stay, 5, text))).toBe('request.invalid')
  })

  test('of one home are counted exactly when many are published at once', async () => {
    const busy = await createHome()
    const people = Array.from({ length: 6 }, aUserId)
    const ratings = [5, 4, 3, 5, 1, 2]
    const stays: string[] = []
    for (const [index, guest] of people.entries()) stays.push(await endedStay(guest, busy, 2 + index * 2, 1))
    for (const [index, stay] of stays.entries()) expectOk(await review(busy.hostId, stay, 5, `Gæst ${index}`))
    await Promise.all(people.map((guest, index) => review(guest, stays[index] ?? '', ratings[index] ?? 0, 'Fint')))
    const { items, total } = await published(busy)
    expect(items.map(({ authorId }) => authorId).sort()).toEqual([...people].sort())
    for (const item of items) expect(item).toMatchObject({ listingId: busy.id, text: 'Fint' })
    const dates = items.map(({ publishedAt }) => publishedAt)
    expect(dates, 'the newest first').toEqual([...dates].sort().reverse())
    expect([items.map(({ rating }) => rating).sort(), total]).toEqual([[1, 2, 3, 4, 5, 5], 6])
    const page = expectOk(await listings().byId({ id: busy.id }, asUser(aUserId())))
    expect([page.rating, page.reviewCount]).toEqual([3.3, 6])
  })

  // The last test, because it moves the clock by two weeks.
  test('are published alone 14 days after check-out; the host may reply once', async () => {
    const [early, late, quiet] = [aUserId(), aUserId(), await createHome()]
    const stay = await endedStay(early, quiet, 1)
    const other = await endedStay(late, quiet, 5)
    expectOk(await review(early, stay, 5, 'Her er stille'))
    // Half a day short, so that the time of day and changes of the clocks do not matter.
    await pass('P12DT12H')
    expect((await published(quiet)).total).toBe(0)
    await pass('P2D')
    expect((await published(quiet)).items.map(({ text }) => text)).toEqual(['Her er stille'])
    expect(codeOf(await review(quiet.hostId, stay, 5, 'For sent'))).toBe('review.tooLate')
    expect(expectOk(await review(late, other, 4, 'Straks at læse'))).toMatchObject({ publishedAt: expect.any(String) })
    const { theirs, mayReply } = await seenBy(quiet.hostId, stay)
    expect(mayReply).toBe(true)
    const reply = async (who: string) =>
      codeOf(await listings().replyToReview({ id: theirs?.id ?? '', text: 'Tak, kom igen' }, withKey(asUser(who))))
    expect(await reply(early)).toBe('review.notFound')
    expect([await reply(quiet.hostId), await reply(quiet.hostId)]).toEqual(['ok', 'review.alreadyAnswered'])
    expect(await seenBy(early, stay)).toMatchObject({ reply: 'Tak, kom igen' })
  })
})
