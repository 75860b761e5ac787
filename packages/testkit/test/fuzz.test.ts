import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type BootedStack,
  book,
  bootStack,
  caseCount,
  chooseSeed,
  createAdmin,
  createGuest,
  createHomes,
  createHost,
  findInconsistencies,
  fuzz,
  stayIn,
  visitor,
} from '../src/index.ts'

let stack: BootedStack

beforeAll(async () => {
  stack = await bootStack()
})
afterAll(() => stack?.stop())

const requests = caseCount(5_000, 50_000)

test('requests of every kind get a described answer: no failure, no hang, no limit', {
  timeout: caseCount(600_000, 1_800_000),
}, async () => {
  const [guest, host, admin] = await Promise.all([createGuest(stack), createHost(stack), createAdmin(stack)])
  const homes = await createHomes(stack, [{ host }, { host, mode: 'request' }, {}, { mode: 'request' }])
  const booked = await Promise.all(
    homes.map(async ({ id }, index) => book(index < 2 ? admin : guest, id, await stayIn(stack, 20 + 5 * index))),
  )
  const known = [
    ...homes.map(({ id }) => id),
    ...booked.flatMap(({ id, clientSecret }) => [id, clientSecret ?? '', clientSecret?.split('_secret_')[0] ?? '']),
    ...[
      'PT1M',
      'PT1H',
      'P1D',
      '15:00',
      '07:30',
      '4242424242424242',
      '4000000000000002',
      '8,54,13,58',
      'Skagen',
      'wifi',
    ],
  ].filter((text) => text !== '')
  const report = await fuzz({
    stack,
    requests,
    sideBySide: 16,
    seed: chooseSeed('fuzz'),
    people: [visitor(stack.url), guest, host, admin],
    spare: () => createGuest(stack),
    known,
  })
  expect(report.findings).toEqual([])
  // Every operation was entered by a signed-in person, not only refused before its own code.
  expect([...report.operations].filter((operation) => !report.entered.has(operation))).toEqual([])
  const answers = Object.entries(report.byStatus)
  const all = answers.reduce((sum, [, count]) => sum + count, 0)
  const inside = answers.reduce((sum, [status, count]) => sum + (status < '500' && status !== '401' ? count : 0), 0)
  expect(inside / all).toBeGreaterThanOrEqual(0.6)
  expect(report.reached.size).toBeGreaterThan(20)
  expect(await guest.get('/api/auth/session')).toMatchObject({ status: 200, body: { user: { id: guest.id } } })
  await stack.settle()
  expect(await findInconsistencies(stack.stack)).toEqual([])
})
