import { addDays, copenhagenDate } from '@nordbo/contracts'
import { asUser, expectOk, listEvents, withKey } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { advanceClock, type BookingStack, bootBooking, domainNow, stayIn } from './booking-stack.ts'
import { createHome, createPaidStay } from './booking-verbs.ts'
import { type CalendarServer, calendarOf, startCalendarServer } from './calendar-server.ts'

let server: CalendarServer
let stack: BookingStack
beforeAll(async () => {
  server = await startCalendarServer()
  stack = await bootBooking({ CALENDAR_LOCAL_ADDRESSES: server.origin }, true)
})
afterAll(async () => {
  await stack?.stop()
  await server?.[Symbol.asyncDispose]()
})

test.each(['read', 'stored', 'synced'])(
  'a calendar whose reader dies once it is %s closes its nights once',
  async (place) => {
    const booking = stack.childProcess('booking')
    const home = await createHome(stack)
    const by = asUser(home.hostId)
    const { stay } = await createPaidStay(stack, home, stayIn(stack, 20))
    const free = stayIn(stack, 40)
    const nights = [stay, free].map(({ checkIn, checkOut }) => ({ from: checkIn, to: checkOut }))
    const address = server.put(`${place}.ics`, calendarOf(nights))
    await booking.restart({ NORDBO_CRASH_AT: `booking:calendar-${place}#1` })
    const { id } = expectOk(
      await stack.booking.addCalendarImport({ listingId: home.id, name: 'Airbnb', address }, withKey(by)),
    )
    await booking.ended()
    await booking.restart()
    // Nobody else reads it until the claim of the dead process has passed.
    await advanceClock(stack, 'PT3M')
    await stack.settle()
    const { imports } = expectOk(await stack.booking.calendarImports({ listingId: home.id }, by))
    expect(imports).toMatchObject([{ id, syncing: false, fault: null, nights: 6, conflicts: [{}] }])
    const today = copenhagenDate(domainNow(stack))
    const input = { listingIds: [home.id], from: today, to: addDays(today, 360) }
    const [days] = expectOk(await stack.booking.hostDays(input, by)).homes
    expect(days?.blocks).toEqual([{ from: free.checkIn, to: free.checkOut, reason: 'Airbnb', source: 'import' }])
    const told = await listEvents(stack.stack, 'booking', home.id)
    expect(told.filter(({ type }) => type === 'booking.calendarConflict')).toHaveLength(1)
    expect(server.asked.get(`/${place}.ics`)).toBe(place === 'synced' ? 1 : 2)
  },
)
