import { addDays, type BookingStatus } from '@nordbo/contracts'
import { asUser, createUser, expectOk, firstDay } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BookingStack, bootBooking, stayIn } from './booking-stack.ts'
import { book, createHome } from './booking-verbs.ts'

let stack: BookingStack
beforeAll(async () => {
  stack = await bootBooking()
})
afterAll(() => stack?.stop())

interface PlantedStay {
  home: { id: string; hostId: string }
  status: BookingStatus
  checkIn: string
  checkOut: string
}

/** Stores stays as they are given, as copies of a booking in a home of their own. */
const plant = async (stays: readonly PlantedStay[]): Promise<void> => {
  const { id } = await book(stack, await createUser(stack), await createHome(stack), stayIn(stack, 60))
  for (const { home, status, checkIn, checkOut } of stays)
    await stack.tables.$executeRaw`
      insert into booking select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'status', ${status}::text,
        'listing_id', ${home.id}::text, 'host_id', ${home.hostId}::text, 'check_in', ${checkIn}::text,
        'check_out', ${checkOut}::text, 'deadline_at', null))).*
      from booking b where b.id = ${id}::uuid`
}

const overviewOf = (hostId: string) => stack.booking.hostOverview({}, asUser(hostId, 'host'))

test('a host’s overview counts requests, arrivals and nights of their own homes exactly', async () => {
  // The tests' domain clock begins on 14 May 2031.
  expect(firstDay).toBe('2031-05-14')
  const old = await createHome(stack, { publishedAt: '2020-01-01T12:00:00.000Z' })
  const { hostId } = old
  const young = await createHome(stack, { hostId, publishedAt: '2031-03-11T12:00:00.000Z' })
  const closed = await createHome(stack, { hostId, active: false, publishedAt: '2020-01-01T12:00:00.000Z' })
  const foreign = await createHome(stack, { publishedAt: '2020-01-01T12:00:00.000Z' })
  const stay = (home: PlantedStay['home'], status: BookingStatus, checkIn: string, checkOut: string) => ({
    ...{ home, status, checkIn, checkOut },
  })
  await plant([
    stay(young, 'confirmed', '2031-05-30', '2031-06-03'),
    stay(old, 'confirmed', firstDay, addDays(firstDay, 1)),
    stay(old, 'completed', '2031-03-30', '2031-04-02'),
    stay(closed, 'completed', '2030-12-30', '2031-01-02'),
    stay(old, 'confirmed', addDays(firstDay, 30), addDays(firstDay, 32)),
    // None of these counts as an arrival or as booked.
    stay(old, 'confirmed', addDays(firstDay, 31), addDays(firstDay, 33)),
    stay(old, 'confirmed', '2030-05-20', '2030-05-30'),
    stay(old, 'awaiting_payment', '2031-05-20', '2031-05-22'),
    stay(old, 'cancelled_by_guest', '2031-05-22', '2031-05-25'),
    stay(foreign, 'confirmed', '2031-05-20', '2031-05-25'),
    stay(foreign, 'pending_request', '2031-05-20', '2031-05-25'),
    stay(old, 'pending_request', '2031-05-26', '2031-05-28'),
    stay(young, 'pending_request', '2031-06-26', '2031-06-28'),
  ])
  for (const home of [old, closed])
    await stack.tables.$executeRaw`
      insert into occupancy (id, listing_id, kind, check_in, check_out)
      values (gen_random_uuid(), ${home.id}::uuid, 'block', '2031-04-28', '2031-05-03')`
  // Before it was published, so no night that a guest could have had.
  await stack.tables.$executeRaw`
    insert into occupancy (id, listing_id, kind, check_in, check_out)
    values (gen_random_uuid(), ${young.id}::uuid, 'block', '2031-03-01', '2031-03-12')`

  const month = (name: string, bookedNights: number, openNights: number, percent: number) => ({
    ...{ month: name, bookedNights, openNights, percent },
  })
  expect(expectOk(await overviewOf(hostId))).toEqual({
    pendingRequests: 2,
    upcomingStays: 3,
    months: [
      month('2030-06', 0, 30, 0),
      month('2030-07', 0, 31, 0),
      month('2030-08', 0, 31, 0),
      month('2030-09', 0, 30, 0),
      month('2030-10', 0, 31, 0),
      month('2030-11', 0, 30, 0),
      month('2030-12', 2, 33, 6),
      month('2031-01', 1, 32, 3),
      month('2031-02', 0, 28, 0),
      // 31 nights, and 21 since 11 March less the blocked one.
      month('2031-03', 2, 51, 4),
      month('2031-04', 1, 57, 2),
      month('2031-05', 3, 60, 5),
    ],
  })
})

test('a host without homes has twelve empty months', async () => {
  const { months, ...counts } = expectOk(await overviewOf(await createUser(stack)))
  expect(counts).toEqual({ pendingRequests: 0, upcomingStays: 0 })
  expect(months.map(({ openNights, percent }) => [openNights, percent])).toEqual(Array(12).fill([0, 0]))
})

test('the overview is refused to guests, hotel partners and suspended hosts, and admins pass', async () => {
  const { hostId } = await createHome(stack)
  for (const roles of [[], ['host_hotel']] as const)
    expect(await stack.booking.hostOverview({}, asUser(hostId, ...roles))).toMatchObject({
      error: { code: 'auth.forbidden' },
    })
  expectOk(await stack.booking.hostOverview({}, asUser(hostId, 'admin')))
  await stack.tables.$executeRaw`
    insert into kit.standing (person_id, suspended, revision) values (${hostId}::uuid, true, 1)`
  expect(await overviewOf(hostId)).toMatchObject({ error: { code: 'auth.suspended' } })
})
