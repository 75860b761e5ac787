import { addDays } from '@nordbo/contracts'
import {
  type BootedStack,
  book,
  bootStack,
  createGuest,
  createHomes,
  createHost,
  type Home,
  type Person,
  stayIn,
} from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'pricing', 'listings', 'booking', 'bff'] })
})
afterAll(() => stack?.stop())

const Day = z.object({
  date: z.string(),
  isBlocked: z.boolean(),
  isBooked: z.boolean(),
  price: z.number().nullable(),
  isOwnPrice: z.boolean(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  booking: z.object({ id: z.string(), guest: z.string(), from: z.string(), to: z.string() }).nullable(),
})
const Month = z.object({ listingId: z.string(), year: z.int(), month: z.int(), days: z.array(Day) })
const Range = z.object({ from: z.string(), to: z.string() })
const Year = z.object({
  weekendNights: z.array(z.int()),
  homes: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      city: z.string(),
      base: z.number(),
      prices: z.array(Range.extend({ price: z.number() })),
      stays: z.array(Range.extend({ guest: z.string() })),
      blocks: z.array(Range.extend({ reason: z.string() })),
      notes: z.array(Range),
    }),
  ),
})
const Changed = z.object({ changeId: z.uuid(), subject: z.enum(['prices', 'days']) })
const Changes = z.object({
  changes: z.array(
    z.object({
      id: z.string(),
      subject: z.string(),
      kind: z.string(),
      price: z.number().nullable(),
      undone: z.boolean(),
    }),
  ),
})

const month = async (host: Person, { id }: Home, date: string) => {
  const [year, number] = date.split('-').map(Number)
  return Month.parse((await host.get(`/api/host/calendar/${id}?year=${year}&month=${number}`)).body)
}
const change = async (host: Person, what: 'prices' | 'blocks' | 'notes', body: object) =>
  host.postOk(Changed, `/api/host/calendar/${what}`, body)
const undo = (host: Person, { subject, changeId }: z.infer<typeof Changed>) =>
  host.send('POST', `/api/host/calendar/changes/${subject}/${changeId}/undo`, {})

/** A host with two homes, and the first of a month that begins in some weeks. */
const hostWithHomes = async () => {
  const host = await createHost(stack)
  const homes = await createHomes(stack, [{ host }, { host }])
  const [one, other] = homes
  if (!one || !other) throw new Error('no homes')
  const first = `${addDays((await stayIn(stack, 0)).checkIn, 62).slice(0, 7)}-01`
  const days = (from: number, to: number) =>
    homes.map(({ id }) => ({ listingId: id, ranges: [{ from: addDays(first, from), to: addDays(first, to) }] }))
  return { host, homes, one, other, first, days }
}

describe('the calendar of a host', () => {
  test('has every day of a month with its price, its block, its stay and its note', async () => {
    const { host, one, first, days } = await hostWithHomes()
    const guest = await createGuest(stack)
    const stay = { checkIn: addDays(first, 10), checkOut: addDays(first, 12) }
    const { id } = await book(guest, one.id, stay)
    await change(host, 'prices', { homes: days(1, 3), price: 1_250 })
    await change(host, 'blocks', { homes: days(4, 5), blocked: true })
    await change(host, 'notes', { homes: days(10, 11), note: 'Nøgle hos naboen' })
    const shown = await month(host, one, first)
    expect(shown.days.map(({ date }) => date)).toEqual(
      Array.from({ length: shown.days.length }, (_, index) => addDays(first, index)),
    )
    expect(shown.days.length).toBeGreaterThanOrEqual(28)
    const usual = {
      isBlocked: false,
      isBooked: false,
      price: 1_000,
      isOwnPrice: false,
      reason: null,
      note: null,
      booking: null,
    }
    const at = (index: number) => ({ date: addDays(first, index), ...usual })
    expect(shown.days[0]).toEqual(at(0))
    expect(shown.days[1]).toEqual({ ...at(1), price: 1_250, isOwnPrice: true })
    expect(shown.days[4]).toEqual({ ...at(4), isBlocked: true, reason: 'Blokeret af vært' })
    const booking = { id, guest: 'Gerda', from: stay.checkIn, to: stay.checkOut }
    expect(shown.days[10]).toEqual({ ...at(10), isBooked: true, note: 'Nøgle hos naboen', booking })
    expect(shown.days[12]).toEqual(at(12))
    for (const wrong of ['year=2031&month=0', 'year=2031&month=13', 'year=2031', 'year=1999&month=1'])
      expect((await host.get(`/api/host/calendar/${one.id}?${wrong}`)).code).toBe('request.invalid')
  })

  test('has all active homes of a year as ranges, and nobody else’s', async () => {
    const { host, homes, one, first, days } = await hostWithHomes()
    await hostWithHomes()
    const stay = { checkIn: addDays(first, 10), checkOut: addDays(first, 12) }
    await book(await createGuest(stack), one.id, stay)
    await change(host, 'prices', { homes: days(1, 3), price: 1_250 })
    await change(host, 'notes', { homes: days(20, 22), note: 'Maler' })
    const read = async (from: string, to: string) => host.get(`/api/host/calendar?from=${from}&to=${to}`)
    const year = Year.parse((await read(first, addDays(first, 366))).body)
    expect(year.weekendNights).toEqual([5, 6])
    expect(year.homes.map(({ id }) => id).sort()).toEqual(homes.map(({ id }) => id).sort())
    expect(year.homes.find(({ id }) => id === one.id)).toMatchObject({
      city: 'Skagen',
      base: 1_000,
      prices: [{ from: addDays(first, 1), to: addDays(first, 3), price: 1_250 }],
      stays: [{ guest: 'Gerda', from: stay.checkIn, to: stay.checkOut }],
      blocks: [],
      notes: [{ from: addDays(first, 20), to: addDays(first, 22) }],
    })
    expect((await read(first, addDays(first, 367))).code).toBe('booking.datesInvalid')
    await host.send('POST', `/api/host/listings/${one.id}/unpublish`, {})
    await stack.settle()
    expect(Year.parse((await read(first, addDays(first, 30))).body).homes.map(({ id }) => id)).not.toContain(one.id)
    const newcomer = await createHost(stack)
    expect(
      Year.parse((await newcomer.get(`/api/host/calendar?from=${first}&to=${addDays(first, 9)}`)).body).homes,
    ).toEqual([])
  })

  test('lists changes of prices and days together, newest first, and undoes each', async () => {
    const { host, one, first, days } = await hostWithHomes()
    const before = await month(host, one, first)
    const made = [
      await change(host, 'prices', { homes: days(1, 3), price: 1_250 }),
      await change(host, 'blocks', { homes: days(1, 3), blocked: true, reason: 'Ferie' }),
      await change(host, 'notes', { homes: days(1, 3), note: 'Husk nøgle' }),
    ]
    const listed = async () => Changes.parse((await host.get('/api/host/calendar/changes')).body).changes
    expect((await listed()).map(({ subject, kind, price }) => [subject, kind, price])).toEqual([
      ['days', 'note', null],
      ['days', 'block', null],
      ['prices', 'price', 1_250],
    ])
    for (const each of made) expect((await undo(host, each)).status).toBe(200)
    expect((await month(host, one, first)).days).toEqual(before.days)
    expect((await listed()).filter(({ undone }) => undone)).toHaveLength(3)
    const foreign = await createHost(stack)
    for (const each of made) expect((await undo(foreign, each)).code).toBe('calendar.changeNotFound')
  })

  test('says which homes and days of a refused change are taken, and by whom', async () => {
    const { host, other, first, days } = await hostWithHomes()
    const stay = { checkIn: addDays(first, 2), checkOut: addDays(first, 5) }
    const { id } = await book(await createGuest(stack), other.id, stay)
    const refused = await host.send('POST', '/api/host/calendar/blocks', { homes: days(0, 9), blocked: true })
    expect(refused).toMatchObject({ status: 409, code: 'calendar.datesBooked' })
    const taken = { listingId: other.id, bookingId: id, guest: 'Gerda', from: stay.checkIn, to: stay.checkOut }
    expect(refused.body).toMatchObject({ params: { ranges: [taken] } })
  })

  test('sets whole kroner between 100 and 50,000 a night, and removes them again', async () => {
    const { host, one, first, days } = await hostWithHomes()
    const set = async (price: unknown) =>
      (await host.send('POST', '/api/host/calendar/prices', { homes: days(3, 4), price })).status
    for (const wrong of [99, 50_001, 1_000.5, '1000', undefined]) expect(await set(wrong)).toBe(400)
    const shown = async () => (await month(host, one, first)).days[3]?.price
    for (const right of [100, 50_000]) {
      expect(await set(right)).toBe(200)
      expect(await shown()).toBe(right)
    }
    expect(await set(null)).toBe(200)
    expect(await shown()).toBe(1_000)
  })
})
