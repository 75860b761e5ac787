import { expect, test } from 'vitest'
import { isQuarantined } from './quarantine.ts'

test('a test is in quarantine by its file and by its own or its full name', () => {
  const one = { stage: 'browser', file: 'a.spec.ts', name: 'block › one', title: 'one' } as const
  const holds = (file: string, name: string): boolean => isQuarantined(one, [{ file, test: name }])
  expect([holds('web/e2e/a.spec.ts', 'one'), holds('web/e2e/a.spec.ts', 'block one')]).toEqual([true, true])
  expect([holds('web/e2e/b.spec.ts', 'one'), holds('web/e2e/a.spec.ts', 'on')]).toEqual([false, false])
})
