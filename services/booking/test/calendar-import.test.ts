import { addDays, copenhagenDate, type DateRange } from '@nordbo/contracts'
import { asAdmin, asUser, codeOf, createUser, expectOk, listEvents, withKey } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { advanceClock, type BookingStack, bootBooking, domainNow, stayIn } from './booking-stack.ts'
import { book, createHome, createPaidStay, type Home, tryToBook } from './booking-verbs.ts'
import { type CalendarServer, calendarOf, startCalendarServer } from './calendar-server.ts'

let server: CalendarServer
let stack: BookingStack
beforeAll(async () => {
  server = await startCalendarServer()
  stack = await bootBooking({ CALENDAR_LOCAL_ADDRESSES: server.origin })
})
afterAll(async () => {
  await stack?.stop()
  await server?.[Symbol.asyncDispose]()
})

const inDays = (from: number, nights: number): DateRange => {
  const { checkIn, checkOut } = stayIn(stack, from, nights)
  return { from: checkIn, to: checkOut }
}

const tryToAdd = (home: Home, address: string, name = 'Airbnb', by = asUser(home.hostId)) =>
  stack.booking.addCalendarImport({ listingId: home.id, name, address }, withKey(by))
const add = async (home: Home, address: string, name = 'Airbnb'): Promise<string> => {
  const { id } = expectOk(await tryToAdd(home, address, name))
  await stack.settle()
  return id
}
const importsOf = async (home: Home) =>
  expectOk(await stack.booking.calendarImports({ listingId: home.id }, asUser(home.hostId))).imports
const blocksOf = async (home: Home) => {
  const today = copenhagenDate(domainNow(stack))
  const input = { listingIds: [home.id], from: today, to: addDays(today, 360) }
  const [days] = expectOk(await stack.booking.hostDays(input, asUser(home.hostId))).homes
  return (days?.blocks ?? []).map(({ from, to, reason, source }) => `${from}/${to} ${source} ${reason}`)
}
const shown = ({ from, to }: DateRange, rest = 'import Airbnb'): string => `${from}/${to} ${rest}`
const syncAgain = async (home: Home, id: string): Promise<void> => {
  await advanceClock(stack, 'PT2M')
  expectOk(await stack.booking.syncCalendarImport({ listingId: home.id, id }, withKey(asUser(home.hostId))))
  await stack.settle()
}
const conflictEvents = async (home: Home) =>
  (await listEvents(stack.stack, 'booking', home.id)).filter(({ type }) => type.includes('calendarConflict'))

test('the export of one home gives the same blocks in another, and deletions open them again', async () => {
  const source = await createHome(stack)
  const { stay } = await createPaidStay(stack, source, stayIn(stack, 20))
  const blocked = inDays(40, 2)
  const block = (blocks: boolean) =>
    stack.booking.setBlocks(
      { homes: [{ listingId: source.id, ranges: [blocked] }], blocked: blocks },
      withKey(asUser(source.hostId)),
    )
  expectOk(await block(true))
  const { token } = expectOk(
    await stack.booking.renewCalendarExport({ listingId: source.id }, withKey(asUser(source.hostId))),
  )
  const exported = async (): Promise<string> => expectOk(await stack.booking.calendarFile({ token: token ?? '' })).file
  const address = server.put('export.ics', await exported())
  const home = await createHome(stack)
  const id = await add(home, address, 'Sommerhus')
  const taken = { from: stay.checkIn, to: stay.checkOut }
  expect(await blocksOf(home)).toEqual([shown(taken, 'import Sommerhus'), shown(blocked, 'import Sommerhus')])
  expect(await importsOf(home)).toMatchObject([
    { id, name: 'Sommerhus', syncing: false, fault: null, nights: 5, problems: [], conflicts: [] },
  ])
  const guest = await createUser(stack)
  expect(codeOf(await tryToBook(stack, guest, home, stay))).toBe('booking.datesTaken')
  // Imported nights are not exported: calendars that import each other would never open a night again.
  const back = expectOk(await stack.booking.renewCalendarExport({ listingId: home.id }, withKey(asUser(home.hostId))))
  expect(expectOk(await stack.booking.calendarFile({ token: back.token ?? '' })).file).not.toContain('VEVENT')

  expectOk(await block(false))
  server.put('export.ics', await exported())
  await syncAgain(home, id)
  expect(await blocksOf(home)).toEqual([shown(taken, 'import Sommerhus')])
  expectOk(await stack.booking.removeCalendarImport({ listingId: home.id, id }, withKey(asUser(home.hostId))))
  expect(await blocksOf(home)).toEqual([])
  expect(await importsOf(home)).toEqual([])
  expect(codeOf(await tryToBook(stack, guest, home, stay))).toBe('ok')
})

test('a calendar is read every 15 minutes', async () => {
  const home = await createHome(stack)
  const [first, second] = [inDays(30, 2), inDays(50, 2)]
  await add(home, server.put('timer.ics', calendarOf([first])))
  server.put('timer.ics', calendarOf([second]))
  await advanceClock(stack, 'PT10M')
  expect(await blocksOf(home)).toEqual([shown(first)])
  await advanceClock(stack, 'PT6M')
  expect(await blocksOf(home)).toEqual([shown(second)])
})

test('a file that is no calendar keeps the former nights and says why; lines are named', async () => {
  const home = await createHome(stack)
  const nights = inDays(30, 2)
  const id = await add(
    home,
    server.put('fault.ics', calendarOf([nights], 'BEGIN:VEVENT', 'DTSTART:hello', 'END:VEVENT')),
  )
  expect(await importsOf(home)).toMatchObject([{ fault: null, problems: [{ line: 11, problem: 'unreadable' }] }])
  for (const [file, fault] of [
    ['<html>Log ind</html>', 'notACalendar'],
    [calendarOf([]).replace('END:VCALENDAR', ''), 'incomplete'],
    [404, 'notFound'],
    [500, 'refused'],
    ['x'.repeat(2 * 1024 * 1024 + 1), 'tooLarge'],
  ] as const) {
    server.put('fault.ics', file)
    await syncAgain(home, id)
    expect(await importsOf(home)).toMatchObject([{ fault, nights: 2 }])
    expect(await blocksOf(home)).toEqual([shown(nights)])
  }
  // A calendar without events is one.
  server.put('fault.ics', calendarOf([]))
  await syncAgain(home, id)
  expect(await importsOf(home)).toMatchObject([{ fault: null, nights: 0, problems: [] }])
  expect(await blocksOf(home)).toEqual([])
})

test('own stays win: a conflict is shown and told once, and its nights close when the stay ends', async () => {
  const home = await createHome(stack)
  const { id: bookingId, stay, guest } = await createPaidStay(stack, home, stayIn(stack, 20, 3))
  const around = inDays(19, 5)
  const address = server.put('conflict.ics', calendarOf([around]))
  const id = await add(home, address)
  const before = { from: around.from, to: stay.checkIn }
  const after = { from: stay.checkOut, to: around.to }
  expect(await blocksOf(home)).toEqual([shown(before), shown(after)])
  expect(await importsOf(home)).toMatchObject([
    { nights: 5, conflicts: [{ bookingId, from: stay.checkIn, to: stay.checkOut }] },
  ])
  await syncAgain(home, id)
  await advanceClock(stack, 'PT31M')
  expect(await conflictEvents(home)).toMatchObject([{ data: { bookingId, hostId: home.hostId, importId: id } }])

  const preview = expectOk(await stack.booking.cancellationPreview({ id: bookingId }, asUser(guest)))
  expectOk(await stack.booking.cancel({ id: bookingId, expectedRefundOre: preview.refundOre }, withKey(asUser(guest))))
  expect(await blocksOf(home)).toEqual([shown(around)])
  expect(await importsOf(home)).toMatchObject([{ conflicts: [] }])
})

test('an unpaid hold is told only when it has become a stay', async () => {
  const home = await createHome(stack)
  const stay = stayIn(stack, 20, 3)
  await book(stack, await createUser(stack), home, stay)
  await add(home, server.put('hold.ics', calendarOf([inDays(20, 3)])))
  expect(await importsOf(home)).toMatchObject([{ conflicts: [{ from: stay.checkIn, to: stay.checkOut }] }])
  await advanceClock(stack, 'PT31M')
  expect(await conflictEvents(home)).toEqual([])
  expect(await blocksOf(home)).toEqual([shown(inDays(20, 3))])
})

test('a pending request cannot be approved where a calendar has taken its nights', async () => {
  const home = await createHome(stack, { bookingMode: 'request' })
  const { id } = await book(stack, await createUser(stack), home, stayIn(stack, 20))
  await add(home, server.put('request.ics', calendarOf([inDays(21, 1)])))
  expect(await importsOf(home)).toMatchObject([{ conflicts: [] }])
  expect(codeOf(await stack.booking.approve({ id }, withKey(asUser(home.hostId))))).toBe('booking.datesTaken')
})

test('blocks of the host and of calendars lie over each other, and only the host’s can be freed', async () => {
  const home = await createHome(stack)
  const imported = inDays(20, 4)
  await add(home, server.put('blocks.ics', calendarOf([imported])))
  await add(home, server.put('other.ics', calendarOf([inDays(22, 4)])), 'Booking.com')
  const half = inDays(18, 4)
  const set = (range: DateRange, blocked: boolean) =>
    stack.booking.setBlocks(
      { homes: [{ listingId: home.id, ranges: [range] }], blocked, reason: 'Maler' },
      withKey(asUser(home.hostId)),
    )
  const both = [shown(imported), shown(inDays(24, 2), 'import Booking.com')]
  expect(await blocksOf(home)).toEqual(both)
  expectOk(await set(half, true))
  expect(await blocksOf(home)).toEqual([
    shown(half, 'host Maler'),
    shown(inDays(22, 2)),
    shown(inDays(24, 2), 'import Booking.com'),
  ])
  expectOk(await set(half, false))
  expect(await blocksOf(home)).toEqual(both)
  expect(codeOf(await set(imported, false))).toBe('calendar.daysImported')
})

test('5,000 events are imported, and more are refused', async () => {
  const home = await createHome(stack)
  const many = (count: number) => calendarOf(Array.from({ length: count }, (_, day) => inDays(1 + day, 1)))
  const id = await add(home, server.put('many.ics', many(5_000)))
  const [imported] = await importsOf(home)
  expect(imported).toMatchObject({ fault: null, problems: [] })
  expect(imported?.nights).toBeGreaterThan(1_000)
  server.put('many.ics', many(5_001))
  await syncAgain(home, id)
  expect(await importsOf(home)).toMatchObject([{ fault: 'tooManyEvents', nights: imported?.nights }])
})

test('an address is refused if it is private, known, the home’s own or one too many', async () => {
  const home = await createHome(stack)
  const refusal = async (address: string) => codeOf(await tryToAdd(home, address))
  expect(await refusal('kalender')).toBe('calendarImport.addressInvalid')
  expect(await refusal('http://169.254.169.254/latest')).toBe('calendarImport.addressPrivate')
  const { token } = expectOk(
    await stack.booking.renewCalendarExport({ listingId: home.id }, withKey(asUser(home.hostId))),
  )
  expect(await refusal(`https://nordbo.example/api/calendars/${token}.ics`)).toBe('calendarImport.ownExport')
  for (const index of Array.from({ length: 10 }).keys()) await add(home, server.put(`${index}.ics`, calendarOf([])))
  expect(await refusal(`${server.origin}3.ics#again`)).toBe('calendarImport.duplicate')
  expect(await refusal(`${server.origin}10.ics`)).toBe('calendarImport.tooMany')
})

test('imports belong to the host; a calendar is read at most once a minute when asked', async () => {
  const home = await createHome(stack)
  const address = server.put('mine.ics', calendarOf([]))
  const id = await add(home, address)
  const stranger = asUser(await createUser(stack))
  const ofHome = { listingId: home.id }
  expect(codeOf(await stack.booking.calendarImports(ofHome, stranger))).toBe('listing.notOwner')
  expect(codeOf(await tryToAdd(home, address, 'x', stranger))).toBe('listing.notOwner')
  expect(codeOf(await stack.booking.removeCalendarImport({ ...ofHome, id }, withKey(stranger)))).toBe(
    'listing.notOwner',
  )
  const other = await createHome(stack)
  const elsewhere = { listingId: other.id, id }
  const missing = 'calendarImport.notFound'
  expect(codeOf(await stack.booking.removeCalendarImport(elsewhere, withKey(asUser(other.hostId))))).toBe(missing)
  expect(codeOf(await stack.booking.syncCalendarImport(elsewhere, withKey(asUser(other.hostId))))).toBe(missing)
  expect(expectOk(await stack.booking.calendarImports(ofHome, asAdmin)).imports).toMatchObject([
    { address: expect.not.stringContaining('mine.ics') },
  ])
  const sync = () => stack.booking.syncCalendarImport({ ...ofHome, id }, withKey(asUser(home.hostId)))
  expect(codeOf(await sync())).toBe('calendarImport.tooSoon')
  await advanceClock(stack, 'PT2M')
  expect(codeOf(await sync())).toBe('ok')
})
