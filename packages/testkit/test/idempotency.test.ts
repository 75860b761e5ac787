import { randomUUID } from 'node:crypto'
import { addDays } from '@nordbo/contracts'
import { withClient } from '@nordbo/devstack'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Answer,
  type BootedStack,
  book,
  bootStack,
  countRows,
  createGuest,
  createHome,
  createHost,
  findInconsistencies,
  type Home,
  type Person,
  stayIn,
  tryToBook,
} from '../src/index.ts'

let stack: BootedStack
let home: Home
let requestHome: Home
let host: Person
let used = 0

beforeAll(async () => {
  stack = await bootStack()
  host = await createHost(stack)
  home = await createHome(stack, { host })
  requestHome = await createHome(stack, { host, mode: 'request' })
})
afterAll(() => stack?.stop())

const freshDates = () => stayIn(stack, 30 + 4 * used++)
const bookingsOf = (guest: Person): Promise<number> =>
  countRows(stack.stack, 'booking', 'select count(*) from booking where guest_id = $1', [guest.id])
const statusAndBody = ({ status, body }: Answer): unknown => ({ status, body })

describe('a change that carries an idempotency key', () => {
  test('gets its first answer again, even when the same call would now be refused', async () => {
    const [guest, key, dates] = [await createGuest(stack), randomUUID(), await freshDates()]
    const first = await tryToBook(guest, home.id, dates, { key })
    expect(first.status).toBe(201)
    expect(statusAndBody(await tryToBook(guest, home.id, dates, { key }))).toEqual(statusAndBody(first))
    expect(await bookingsOf(guest)).toBe(1)
  })

  test('is refused when the key was used for something else', async () => {
    const [guest, key, dates] = [await createGuest(stack), randomUUID(), await freshDates()]
    await tryToBook(guest, home.id, dates, { key })
    expect(await tryToBook(guest, home.id, dates, { key, adults: 3 })).toMatchObject({
      status: 422,
      code: 'idempotency.mismatch',
    })
    expect(await bookingsOf(guest)).toBe(1)
  })

  test('sent twenty times at once has one effect and one answer', async () => {
    const [guest, key, dates] = [await createGuest(stack), randomUUID(), await freshDates()]
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryToBook(guest, home.id, dates, { key })))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await bookingsOf(guest)).toBe(1)
  })

  test('repeats a refusal: dates that were taken are refused again, although free now', async () => {
    const [guest, other, key] = [await createGuest(stack), await createGuest(stack), randomUUID()]
    const held = await freshDates()
    const dates = { checkIn: held.checkIn, checkOut: addDays(held.checkIn, 2) }
    await book(other, home.id, held)
    const refused = await tryToBook(guest, home.id, dates, { key })
    expect(refused).toMatchObject({ status: 409, code: 'booking.datesTaken' })
    // The other guest's next hold replaces the first and leaves its first two nights free.
    await book(other, home.id, { checkIn: dates.checkOut, checkOut: addDays(dates.checkOut, 2) })
    expect(await tryToBook(guest, home.id, dates, { key })).toMatchObject({ status: 409, code: 'booking.datesTaken' })
    expect((await tryToBook(guest, home.id, dates)).status).toBe(201)
  })

  test('belongs to one person: two people with one key have two bookings', async () => {
    const [one, other, key] = [await createGuest(stack), await createGuest(stack), randomUUID()]
    const [first, second] = [
      await tryToBook(one, home.id, await freshDates(), { key }),
      await tryToBook(other, home.id, await freshDates(), { key }),
    ]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(first.body).not.toEqual(second.body)
  })

  test('of a host who approves three times approves once and gets one answer', async () => {
    const [guest, key] = [await createGuest(stack), randomUUID()]
    const { id } = await book(guest, requestHome.id, await freshDates())
    const approve = () => host.send('POST', `/api/host/bookings/${id}/approve`, {}, key)
    const answers = await Promise.all([approve(), approve(), approve()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await countRows(stack.stack, 'booking', 'select revision as count from booking where id = $1', [id])).toBe(2)
    // With another key it is a second approval, which is refused.
    expect(await host.send('POST', `/api/host/bookings/${id}/approve`, {})).toMatchObject({
      status: 409,
      code: 'booking.transitionRefused',
    })
  })

  test('is refused when the key is malformed', async () => {
    const [guest, dates] = [await createGuest(stack), await freshDates()]
    for (const key of ['with space', 'æøå'.normalize('NFD').slice(1), 'x'.repeat(201), '"quoted"'])
      expect(await tryToBook(guest, home.id, dates, { key: Buffer.from(key).toString('latin1') })).toMatchObject({
        status: 400,
        code: 'request.invalid',
      })
    expect(await bookingsOf(guest)).toBe(0)
  })
})

test('a server error is not stored: the same key succeeds later', async () => {
  const [guest, key, dates] = [await createGuest(stack), randomUUID(), await freshDates()]
  const rename = (from: string, to: string) =>
    withClient(stack.stack.databases.booking, (client) => client.query(`alter table "${from}" rename to "${to}"`))
  await rename('payment_attempt', 'payment_attempt_away')
  const failed = await tryToBook(guest, home.id, dates, { key })
  await rename('payment_attempt_away', 'payment_attempt')
  expect(failed).toMatchObject({ status: 500, code: 'internal.error' })
  expect(await bookingsOf(guest)).toBe(0)
  expect((await tryToBook(guest, home.id, dates, { key })).status).toBe(201)
  expect(await bookingsOf(guest)).toBe(1)
})

test('afterwards dates, money and states agree', async () => {
  await stack.settle()
  expect(await findInconsistencies(stack.stack)).toEqual([])
})
