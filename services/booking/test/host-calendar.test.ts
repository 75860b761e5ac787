import { randomUUID } from 'node:crypto'
import { addDays, type bookingService, type InputOf, ListingId } from '@nordbo/contracts'
import { asAdmin, asUser, codeOf, createUser, expectOk, withKey } from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { advanceClock, type BookingStack, bootBooking, stayIn } from './booking-stack.ts'
import { book, createHome, createPaidStay, type Home, tryToBook } from './booking-verbs.ts'

let stack: BookingStack
beforeAll(async () => {
  stack = await bootBooking()
})
afterAll(() => stack?.stop())

type Days = InputOf<(typeof bookingService.procedures)['setBlocks']>['homes']

const daysOf = (homes: readonly Home[], from: string, nights: number): Days =>
  homes.map(({ id }) => ({ listingId: id, ranges: [{ from, to: addDays(from, nights) }] }))
const as = (hostId: string) => withKey(asUser(hostId, 'host'))
const block = (hostId: string, homes: Days, reason?: string) =>
  stack.booking.setBlocks({ homes, blocked: true, ...(reason === undefined ? {} : { reason }) }, as(hostId))
const unblock = (hostId: string, homes: Days) => stack.booking.setBlocks({ homes, blocked: false }, as(hostId))
const annotate = (hostId: string, homes: Days, note: string | null) =>
  stack.booking.setNotes({ homes, note }, as(hostId))
const undo = (hostId: string, id: string) => stack.booking.undoCalendarChange({ id }, as(hostId))
const seen = async (hostId: string, homes: readonly Home[], from: string, nights: number) => {
  const input = { listingIds: homes.map(({ id }) => id), from, to: addDays(from, nights) }
  const answer = expectOk(await stack.booking.hostDays(input, asUser(hostId, 'host')))
  const byId = new Map<string, (typeof answer.homes)[number]>(answer.homes.map((home) => [home.listingId, home]))
  return homes.map(({ id }) => byId.get(id) ?? expect.fail('a home is missing'))
}
/** Two homes of one host, and the first of the days that a test uses. */
const twoHomes = async () => {
  const hostId = await createUser(stack)
  const homes = [await createHome(stack, { hostId }), await createHome(stack, { hostId })]
  return { hostId, homes, from: stayIn(stack, 40).checkIn }
}

describe('the days of a host', () => {
  test('tell whose stays they are by first name, why they are blocked, and what was noted', async () => {
    const { hostId, homes, from } = await twoHomes()
    const [home, other] = homes
    if (!home || !other) throw new Error('no homes')
    const { id } = await createPaidStay(stack, home, { checkIn: from, checkOut: addDays(from, 3) })
    expectOk(await block(hostId, daysOf(homes, addDays(from, 5), 2)))
    expectOk(await block(hostId, daysOf([other], addDays(from, 9), 1), 'Maler'))
    expectOk(await annotate(hostId, daysOf([home], from, 2), 'Nøgle hos naboen'))
    const [one] = await seen(hostId, [home], from, 30)
    expect(one).toEqual({
      listingId: home.id,
      revision: 2,
      stays: [{ bookingId: id, guest: 'Gerda', status: 'confirmed', proposed: false, from, to: addDays(from, 3) }],
      blocks: [{ from: addDays(from, 5), to: addDays(from, 7), reason: 'Blokeret af vært', source: 'host' }],
      notes: [{ from, to: addDays(from, 2), text: 'Nøgle hos naboen' }],
    })
    // Together with other homes only the dates of notes are told.
    const [again, second] = await seen(hostId, homes, from, 366)
    expect(again?.notes).toEqual([{ from, to: addDays(from, 2), text: null }])
    expect(second?.blocks.map(({ reason }) => reason)).toEqual(['Blokeret af vært', 'Maler'])
    expect(
      codeOf(await stack.booking.hostDays({ listingIds: [home.id], from, to: addDays(from, 367) }, as(hostId))),
    ).toBe('booking.datesInvalid')
  })

  test('are of active homes by title, with a size that grows with what is in them', async () => {
    const hostId = await createUser(stack)
    const busy = await createHome(stack, { hostId, title: 'Aage' })
    await createHome(stack, { hostId, title: 'Bodil' })
    await createHome(stack, { hostId, title: 'Carl', active: false })
    const from = stayIn(stack, 10).checkIn
    expectOk(await block(hostId, daysOf([busy], from, 2)))
    const { homes } = expectOk(
      await stack.booking.calendarHomes({ from, to: addDays(from, 300) }, asUser(hostId, 'host')),
    )
    expect(homes.map(({ title, city }) => [title, city])).toEqual([
      ['Aage', 'Skagen'],
      ['Bodil', 'Skagen'],
    ])
    expect(homes[0]?.size).toBeGreaterThan(homes[1]?.size ?? Number.POSITIVE_INFINITY)
  })

  test('are shown to and changed by their host and administrators alone', async () => {
    const { hostId, homes, from } = await twoHomes()
    const [home] = homes
    if (!home) throw new Error('no home')
    const hidden = await createHome(stack, { active: false })
    const stranger = await createUser(stack)
    const guest = await createUser(stack)
    const days = daysOf([home], from, 2)
    const read = (who: Parameters<typeof stack.booking.hostDays>[1], id: string) =>
      stack.booking.hostDays({ listingIds: [ListingId.parse(id)], from, to: addDays(from, 9) }, who)
    for (const who of [asUser(stranger, 'host'), asUser(guest)]) {
      expect(codeOf(await read(who, home.id))).toBe('listing.notOwner')
      expect(codeOf(await read(who, hidden.id))).toBe('listing.notFound')
      expect(codeOf(await read(who, randomUUID()))).toBe('listing.notFound')
      expect(codeOf(await stack.booking.setBlocks({ homes: days, blocked: true }, withKey(who)))).toBe(
        'listing.notOwner',
      )
      expect(codeOf(await stack.booking.setNotes({ homes: days, note: 'Hej' }, withKey(who)))).toBe('listing.notOwner')
    }
    expect(codeOf(await read(undefined, home.id))).toBe('auth.required')
    // One foreign home among own ones refuses all.
    const mixed = [...days, ...daysOf([await createHome(stack)], from, 2)]
    expect(codeOf(await block(hostId, mixed))).toBe('listing.notOwner')
    expect((await seen(hostId, [home], from, 9))[0]?.blocks).toEqual([])
    expectOk(await stack.booking.setBlocks({ homes: days, blocked: true }, withKey(asAdmin)))
    expectOk(await read(asAdmin, home.id))
    // A change belongs to the person who made it.
    const { changeId } = expectOk(await block(hostId, daysOf([home], addDays(from, 4), 1)))
    for (const other of [stranger, guest]) expect(codeOf(await undo(other, changeId))).toBe('calendar.changeNotFound')
    await stack.services.identity.suspend({ userId: hostId, reason: 'Klager' }, asAdmin)
    await stack.settle()
    expect(codeOf(await block(hostId, days))).toBe('auth.suspended')
    expect(codeOf(await read(asUser(hostId, 'host'), home.id))).toBe('auth.suspended')
    expect(codeOf(await undo(hostId, changeId))).toBe('auth.suspended')
  })
})

describe('a change of many days', () => {
  test('is all or nothing: booked days are named with their guests, and nothing is blocked', async () => {
    const { hostId, homes, from } = await twoHomes()
    const [, second] = homes
    if (!second) throw new Error('no homes')
    const guest = await createUser(stack)
    const stay = { checkIn: addDays(from, 3), checkOut: addDays(from, 5) }
    const { id } = await book(stack, guest, second, stay)
    const key = randomUUID()
    const attempt = () =>
      stack.booking.setBlocks({ homes: daysOf(homes, from, 10), blocked: true }, withKey(asUser(hostId, 'host'), key))
    const taken = { listingId: second.id, bookingId: id, guest: 'Gerda', from: stay.checkIn, to: stay.checkOut }
    for (const _ of ['first', 'again'])
      expect(await attempt()).toEqual({
        ok: false,
        error: { code: 'calendar.datesBooked', params: { ranges: [taken] } },
      })
    for (const home of await seen(hostId, homes, from, 30)) expect(home.blocks).toEqual([])
    expect(expectOk(await stack.booking.calendarChanges({}, asUser(hostId))).changes).toEqual([])
    // The same without the booked days.
    const [free = expect.fail('no days'), busy = expect.fail('no days')] = daysOf(homes, from, 10)
    const around = [
      { from, to: stay.checkIn },
      { from: stay.checkOut, to: addDays(from, 10) },
    ]
    expectOk(await block(hostId, [free, { ...busy, ranges: around }]))
    const [, left] = await seen(hostId, homes, from, 30)
    expect(left?.blocks.map(({ from: first, to }) => ({ from: first, to }))).toEqual(around)
  })

  test('is made once per key, and guests are kept out of each home at once', async () => {
    const { hostId, homes, from } = await twoHomes()
    const key = randomUUID()
    const once = () =>
      stack.booking.setBlocks({ homes: daysOf(homes, from, 4), blocked: true }, withKey(asUser(hostId, 'host'), key))
    const first = expectOk(await once())
    expect(expectOk(await once())).toEqual(first)
    expect(first.homes.map(({ revision }) => revision)).toEqual([1, 1])
    expect(expectOk(await stack.booking.calendarChanges({}, asUser(hostId))).changes).toHaveLength(1)
    const guest = await createUser(stack)
    for (const home of homes)
      expect(codeOf(await tryToBook(stack, guest, home, stayIn(stack, 41, 2)))).toBe('booking.datesTaken')
    expectOk(await unblock(hostId, daysOf(homes, from, 4)))
    for (const home of homes) expect(codeOf(await tryToBook(stack, guest, home, stayIn(stack, 41, 2)))).toBe('ok')
  })

  test('is refused for days that do not exist, twice the same home, or too many nights', async () => {
    const { hostId, homes, from } = await twoHomes()
    const [home] = homes
    if (!home) throw new Error('no home')
    const wrong: Days[] = [
      [],
      [{ listingId: home.id, ranges: [] }],
      [{ listingId: home.id, ranges: [{ from, to: from }] }],
      [{ listingId: home.id, ranges: [{ from: '2031-02-29', to: '2031-03-02' }] }],
      [...daysOf([home], from, 1), ...daysOf([home], from, 1)],
      [
        {
          listingId: home.id,
          ranges: [...daysOf([home], from, 5), ...daysOf([home], from, 1)].flatMap((d) => d.ranges),
        },
      ],
      daysOf([home], '2032-01-01', 20_001),
      daysOf([home], '1999-12-31', 3),
    ]
    for (const days of wrong) expect(codeOf(await block(hostId, days))).toBe('request.invalid')
    const days = daysOf([home], from, 1)
    expect(codeOf(await block(hostId, days, 'x'.repeat(201)))).toBe('request.invalid')
    for (const note of ['', '   ', 'x'.repeat(501)])
      expect(codeOf(await annotate(hostId, days, note))).toBe('request.invalid')
    expectOk(await annotate(hostId, days, 'x'.repeat(500)))
    expectOk(await block(hostId, days, '   '))
    expect((await seen(hostId, [home], from, 1))[0]?.blocks[0]?.reason).toBe('Blokeret af vært')
  })

  test('and bookings never take the same night, in whatever order they come', async () => {
    const { hostId, homes, from } = await twoHomes()
    const guests = await Promise.all(Array.from({ length: 4 }, () => createUser(stack)))
    const attempts = await Promise.all([
      ...guests.map((guest, index) =>
        tryToBook(stack, guest, homes[index % 2] ?? expect.fail('no home'), {
          checkIn: addDays(from, index),
          checkOut: addDays(from, index + 2),
        }),
      ),
      block(hostId, daysOf(homes, from, 8)),
      block(hostId, daysOf(homes.toReversed(), addDays(from, 1), 8)),
    ])
    expect(attempts.some(({ ok }) => ok)).toBe(true)
    for (const home of await seen(hostId, homes, from, 30)) {
      const taken = [...home.stays, ...home.blocks].sort((one, other) => (one.from < other.from ? -1 : 1))
      for (const [index, next] of taken.slice(1).entries()) expect((taken[index]?.to ?? '') <= next.from).toBe(true)
    }
    const blocked = attempts.slice(4).some(({ ok }) => ok)
    const booked = attempts.slice(0, 4).some(({ ok }) => ok)
    expect(blocked !== booked).toBe(true)
  })
})

describe('a change is undone', () => {
  test('with everything that it replaced, and undoing is a change that can be undone', async () => {
    const { hostId, homes, from } = await twoHomes()
    expectOk(await block(hostId, daysOf(homes, addDays(from, 1), 2), 'Maler'))
    const before = await seen(hostId, homes, from, 30)
    const { changeId } = expectOk(await block(hostId, daysOf(homes, from, 6), 'Ferie'))
    const after = await seen(hostId, homes, from, 30)
    const undone = expectOk(await undo(hostId, changeId))
    const blocksOf = (days: typeof before) => days.map(({ blocks }) => blocks)
    expect(blocksOf(await seen(hostId, homes, from, 30))).toEqual(blocksOf(before))
    expect(codeOf(await undo(hostId, changeId))).toBe('calendar.changedSince')
    expectOk(await undo(hostId, undone.changeId))
    expect(blocksOf(await seen(hostId, homes, from, 30))).toEqual(blocksOf(after))
    const { changes } = expectOk(await stack.booking.calendarChanges({}, asUser(hostId)))
    expect(
      changes.map(({ kind, undone: over, text, homes: count, nights }) => ({ kind, over, text, count, nights })),
    ).toEqual([
      { kind: 'undo', over: false, text: null, count: 2, nights: 12 },
      { kind: 'undo', over: true, text: null, count: 2, nights: 12 },
      { kind: 'block', over: true, text: 'Ferie', count: 2, nights: 12 },
      { kind: 'block', over: false, text: 'Maler', count: 2, nights: 4 },
    ])
  })

  test('for notes as well, which may be written on booked days', async () => {
    const { hostId, homes, from } = await twoHomes()
    const [home] = homes
    if (!home) throw new Error('no home')
    await book(stack, await createUser(stack), home, { checkIn: from, checkOut: addDays(from, 2) })
    expectOk(await annotate(hostId, daysOf([home], from, 3), 'Gæsten kommer sent'))
    const { changeId } = expectOk(await annotate(hostId, daysOf(homes, addDays(from, 1), 4), 'Rengøring'))
    expectOk(await undo(hostId, changeId))
    const notes = async () => (await seen(hostId, [home], from, 30))[0]?.notes
    expect(await notes()).toEqual([{ from, to: addDays(from, 3), text: 'Gæsten kommer sent' }])
    expectOk(await annotate(hostId, daysOf([home], from, 3), null))
    expect(await notes()).toEqual([])
  })

  test('not once its days were changed again', async () => {
    const { hostId, homes, from } = await twoHomes()
    const { changeId } = expectOk(await block(hostId, daysOf(homes, from, 6)))
    expectOk(await unblock(hostId, daysOf(homes.slice(1), addDays(from, 2), 1)))
    expect(codeOf(await undo(hostId, changeId))).toBe('calendar.changedSince')
    const [first] = await seen(hostId, homes, from, 30)
    expect(first?.blocks).toHaveLength(1)
  })

  test('not once its days were booked, and the refusal says by whom', async () => {
    const { hostId, homes, from } = await twoHomes()
    const [home] = homes
    if (!home) throw new Error('no home')
    expectOk(await block(hostId, daysOf(homes, from, 6)))
    const { changeId } = expectOk(await unblock(hostId, daysOf(homes, from, 6)))
    const { id } = await book(stack, await createUser(stack), home, { checkIn: from, checkOut: addDays(from, 2) })
    expect(await undo(hostId, changeId)).toMatchObject({
      error: {
        code: 'calendar.datesBooked',
        params: { ranges: [{ listingId: home.id, bookingId: id, guest: 'Gerda' }] },
      },
    })
    for (const days of await seen(hostId, homes, from, 30)) expect(days.blocks).toEqual([])
  })

  test('until half an hour later', async () => {
    const { hostId, homes, from } = await twoHomes()
    const early = expectOk(await block(hostId, daysOf(homes, from, 2)))
    const late = expectOk(await block(hostId, daysOf(homes, addDays(from, 9), 2)))
    await advanceClock(stack, 'PT29M')
    expectOk(await undo(hostId, early.changeId))
    await advanceClock(stack, 'PT2M')
    expect(codeOf(await undo(hostId, late.changeId))).toBe('calendar.undoTooLate')
  })

  test('once, however often it is asked for at the same time', async () => {
    const { hostId, homes, from } = await twoHomes()
    const { changeId } = expectOk(await block(hostId, daysOf(homes, from, 6)))
    const answers = await Promise.all(Array.from({ length: 4 }, () => undo(hostId, changeId)))
    expect(answers.map(codeOf).sort()).toEqual([
      'calendar.changedSince',
      'calendar.changedSince',
      'calendar.changedSince',
      'ok',
    ])
  })
})
