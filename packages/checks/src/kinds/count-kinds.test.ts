import { expect, test } from 'vitest'
import { featurelessTests, kindOf, kindTable } from './count-kinds.ts'

test('the kind of a test follows from its place', () => {
  expect(
    [
      'web/e2e/auth.spec.ts',
      'web/src/features/auth/password-field.test.tsx',
      'services/booking/test/payments.test.ts',
      'bff/test/edge.test.ts',
      'packages/testkit/test/erasure.test.ts',
      'services/booking/src/money/shares.test.ts',
      'web/e2e/test.ts',
    ].map(kindOf),
  ).toEqual(['browser', 'component', 'service', 'system', 'system', 'unit', undefined])
})

test('the table counts the tests of each feature by kind, and all of them', () => {
  const lines = kindTable([
    { file: 'web/e2e/wishlists.spec.ts', tests: 4 },
    { file: 'web/src/features/wishlists/lists.test.tsx', tests: 6 },
    { file: 'services/booking/test/payments.test.ts', tests: 5 },
  ]).map((line) => line.trim().replaceAll(/\s{2,}/g, ' | '))
  expect(lines).toContain('wishlists and saved searches | 0 | 6 | 0 | 0 | 4')
  expect(lines).toContain('booking and paying | 0 | 0 | 5 | 0 | 0')
  expect(lines.at(-1)).toBe('all | 0 | 6 | 5 | 0 | 4')
})

test('a test of the web that no feature knows is named', () => {
  expect(featurelessTests(['web/e2e/oddity.spec.ts', 'bff/test/anything.test.ts'])).toEqual([
    'web/e2e/oddity.spec.ts belongs to no feature; name its path in packages/checks/src/kinds/features.ts',
  ])
})
