import { randomUUID } from 'node:crypto'
import { addDays } from '@nordbo/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  type BootedStack,
  bootStack,
  caseCount,
  createGuests,
  createHomes,
  createHost,
  findInconsistencies,
  findOverlaps,
  type Person,
  readRows,
  stayIn,
  tryToBook,
} from '../src/index.ts'

const rounds = caseCount(2, 20)
const attempts = 200

let stack: BootedStack
let people: Person[]

beforeAll(async () => {
  stack = await bootStack()
  people = await createGuests(stack, attempts)
})
afterAll(() => stack?.stop())

test(`of ${attempts} people who book overlapping dates at once, exactly one gets them`, async () => {
  const host = await createHost(stack)
  const homes = await createHomes(
    stack,
    Array.from({ length: rounds }, () => ({ host })),
  )
  const base = await stayIn(stack, 30, 3)
  for (const [round, home] of homes.entries()) {
    const answers = await Promise.all(
      Array.from({ length: attempts }, (_, index) => {
        // Every stay includes the night of day 2.
        const from = index % 3
        const dates = { checkIn: addDays(base.checkIn, from), checkOut: addDays(base.checkIn, 3 + (index % 5)) }
        // Another person comes first in each round, since a person may hold at most three homes.
        const guest = people[(index + round * 10) % attempts]
        if (!guest) throw new Error('no guest')
        return tryToBook(guest, home.id, dates, { key: randomUUID() })
      }),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status !== 201).map(({ status, code }) => `${status} ${code}`)).toEqual(
      Array.from({ length: attempts - 1 }, () => '409 booking.datesTaken'),
    )
    const stays = await readRows(
      stack.stack,
      'booking',
      z.object({ id: z.string() }),
      `select booking_id as id from occupancy where listing_id = $1 and kind = 'stay'`,
      [home.id],
    )
    expect(stays).toHaveLength(1)
  }
  expect(await findOverlaps(stack.stack)).toEqual([])
  await stack.settle()
  expect(await findInconsistencies(stack.stack)).toEqual([])
})
