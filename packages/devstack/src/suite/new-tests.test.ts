import { expect, test } from 'vitest'
import { newTestsIn, planRepeats } from './new-tests.ts'
import type { RanTest } from './ran-tests.ts'

const ran = (stage: RanTest['stage'], file: string, title: string, seconds: number): RanTest => ({
  ...{ stage, file, name: `block ${title}`, title },
  ...{ ms: seconds * 1_000, passed: true },
})

test('a test is new by its own name in its file, with the values of a case filled in', () => {
  const isNew = newTestsIn([{ file: 'web/e2e/a.spec.ts', titles: ['opens on a .+'] }])
  expect(isNew(ran('browser', 'a.spec.ts', 'opens on a phone', 1))).toBe(true)
  expect(isNew(ran('browser', 'b.spec.ts', 'opens on a phone', 1))).toBe(false)
  expect(isNew(ran('browser', 'a.spec.ts', 'never opens on a phone', 1))).toBe(false)
})

test('new tests without servers are always repeated', () => {
  const fresh = [ran('unit', 'a.test.ts', 'one', 500), ran('component', 'b.test.tsx', 'two', 500)]
  expect(planRepeats(fresh)).toEqual({ repeat: fresh, left: [] })
})

test('of new tests with servers, the cheapest are repeated that fit into ten minutes of CPU', () => {
  const quick = ran('browser', 'a.spec.ts', 'quick', 5)
  const slow = ran('browser', 'a.spec.ts', 'slow', 140)
  const file = [ran('integration', 'a.test.ts', 'one', 10), ran('integration', 'a.test.ts', 'two', 10)]
  // 40 s for the system, 4 × 5, 4 × (8 + 20); then 4 × 140 do not fit.
  expect(planRepeats([slow, ...file, quick])).toEqual({ repeat: [quick, ...file], left: [slow] })
})

test('a test with cases is repeated with all of them or none', () => {
  const phone = { ...ran('browser', 'a.spec.ts', 'one', 80), project: 'today' }
  const later = { ...phone, project: 'later' }
  expect(planRepeats([phone, later])).toEqual({ repeat: [], left: [phone, later] })
})
