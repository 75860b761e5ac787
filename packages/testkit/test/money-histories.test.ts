import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  asAdmin,
  auditStatements,
  type BootedStack,
  bootStack,
  caseCount,
  chooseSeed,
  createAdmin,
  findInconsistencies,
  readLedgers,
  readProviderMoney,
} from '../src/index.ts'
import { MoneyWorld } from './money/money-world.ts'
import { moneyHistories } from './money/steps.ts'

let stack: BootedStack

beforeAll(async () => {
  // Every webhook comes twice, since providers deliver at least once.
  stack = await bootStack({ env: { sandbox: { WEBHOOK_COPIES: '2' } } })
})
afterAll(() => stack?.stop())

test('whatever happens to stays and payments, every screen, PDF and ledger shows the same money', {
  timeout: caseCount(200_000, 1_800_000),
}, async () => {
  const admin = await createAdmin(stack)
  await fc.assert(
    fc.asyncProperty(moneyHistories, async (history) => {
      const world = await MoneyWorld.open(stack, admin)
      for (const step of history) await world.live(step)
      await world.calm()
      expect(await findInconsistencies(stack.stack)).toEqual([])
      const [books, real] = await Promise.all([readLedgers(stack.stack), readProviderMoney(stack.stack)])
      const shown = await Promise.all(
        world.bookings.map(({ id, guest }) =>
          auditStatements({ id, guest, host: world.host, books: books.get(id), real: real.get(id) }),
        ),
      )
      expect(shown.flat()).toEqual([])
    }),
    { numRuns: caseCount(2, 100), seed: chooseSeed('money histories'), endOnFailure: true },
  )
  const compared = await stack.services.payouts.reconcile({}, asAdmin)
  expect(compared).toMatchObject({ ok: true, value: { differences: [] } })
})
