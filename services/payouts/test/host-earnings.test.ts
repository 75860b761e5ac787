import { randomUUID } from 'node:crypto'
import { asUser, type BootedStack, bootStack, expectOk, firstDay, readRows } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'payouts'] })
})
afterAll(() => stack?.stop())

const run = (sql: string) => readRows(stack.stack, 'payouts', z.unknown(), sql)

const plant = (hostId: string, checkIn: string, earnedOre: number) =>
  run(`insert into payout (booking_id, listing_id, host_id, check_in, check_out, dates_at, due_at, imported, revenue_ore, earned_ore)
    values ('${randomUUID()}', '${randomUUID()}', '${hostId}', '${checkIn}', '${checkIn}'::date + 3, now(), now(), false, ${earnedOre}, ${earnedOre})`)

test('a host’s earnings of a month are the shares of the stays that begin in it', async () => {
  expect(firstDay).toBe('2031-05-14')
  const hostId = randomUUID()
  await plant(hostId, '2031-05-01', 2_700_00)
  await plant(hostId, '2031-05-31', 1_234_50)
  await plant(hostId, '2031-01-15', -100_00)
  await plant(hostId, '2030-06-01', 900_00)
  // Outside the twelve months, or another host's.
  await plant(hostId, '2030-05-31', 5_000_00)
  await plant(hostId, '2031-06-01', 5_000_00)
  await plant(randomUUID(), '2031-05-10', 5_000_00)
  const { months } = expectOk(await stack.services.payouts.hostEarnings({}, asUser(hostId, 'host')))
  expect(months.map(({ month }) => month)).toEqual([
    ...['2030-06', '2030-07', '2030-08', '2030-09', '2030-10', '2030-11', '2030-12'],
    ...['2031-01', '2031-02', '2031-03', '2031-04', '2031-05'],
  ])
  expect(months.filter(({ earnedOre }) => earnedOre !== 0)).toEqual([
    { month: '2030-06', earnedOre: 900_00 },
    { month: '2031-01', earnedOre: -100_00 },
    { month: '2031-05', earnedOre: 3_934_50 },
  ])
})

test('earnings are refused to guests and suspended hosts', async () => {
  const hostId = randomUUID()
  expect(await stack.services.payouts.hostEarnings({}, asUser(hostId))).toMatchObject({
    error: { code: 'auth.forbidden' },
  })
  await run(`insert into kit.standing (person_id, suspended, revision) values ('${hostId}', true, 1)`)
  expect(await stack.services.payouts.hostEarnings({}, asUser(hostId, 'host'))).toMatchObject({
    error: { code: 'auth.suspended' },
  })
})
