import { expect, test } from 'vitest'
import { isProtected } from './protected-tests.ts'

const protects = (file: string, name = 'one'): boolean =>
  isProtected(
    { file, test: name },
    [
      { id: 'F-1', file: 'web/e2e/host-calendar.spec.ts', test: 'one' },
      { id: 'F-2', file: 'web/e2e/host-calendar.spec.ts', test: 'two' },
    ],
    [
      { id: 'F-1', area: 'payouts' },
      { id: 'F-2', area: 'calendar' },
    ],
  )

test('tests of money, rights and erasure are protected by their files', () => {
  for (const file of [
    'services/payouts/test/payouts.test.ts',
    'services/booking/test/payments.test.ts',
    'services/booking/test/cancellation.test.ts',
    'services/identity/test/sessions.test.ts',
    'packages/testkit/test/money-histories.test.ts',
    'packages/testkit/test/permissions.test.ts',
    'packages/testkit/test/least-privilege.test.ts',
    'packages/testkit/test/host-routes.test.ts',
    'packages/testkit/test/erasure.test.ts',
    'web/e2e/payment.spec.ts',
    'web/e2e/own-hold.spec.ts',
    'web/e2e/delete-account.spec.ts',
  ])
    expect(protects(file), file).toBe(true)
})

test('a test that proves a requirement of money is protected wherever it is, and one beside it is not', () => {
  expect(protects('web/e2e/host-calendar.spec.ts', 'one')).toBe(true)
  expect(protects('web/e2e/host-calendar.spec.ts', 'two')).toBe(false)
  for (const file of ['services/listings/test/search.test.ts', 'web/e2e/hub-tabs.spec.ts', 'bff/test/presence.test.ts'])
    expect(protects(file), file).toBe(false)
})
