import { expect, test } from 'vitest'
import type { RanTest } from '../coverage/check-coverage.ts'
import type { Fault } from './fault.ts'
import { type Outcome, problemOf } from './plant-fault.ts'
import { writePage } from './planted-table.ts'
import { runnerOf } from './run-tests.ts'

const aFault = (rule: string): Fault => ({
  ...{ feature: 'trips', rule, file: 'fees.ts', from: '15', to: '16' },
  caughtBy: { file: 'fees.test.ts', title: 'is fifteen percent' },
})
const aTest = (title: string, status: string): RanTest => ({ file: 'fees.test.ts', title, fullName: title, status })
const [one, other] = [aFault('the fee is fifteen percent'), aFault('the fee is rounded')]
const caught = (fault: Fault, problem?: string): Outcome => ({ fault, tier: 'A', seconds: 1, problem })

test('a fault is caught when the test that it names fails, and no other test counts', () => {
  const { caughtBy } = one
  expect(problemOf([aTest('is fifteen percent', 'failed')], caughtBy)).toBeUndefined()
  const passes = [aTest('is fifteen percent', 'passed'), aTest('another', 'failed')]
  expect(problemOf(passes, caughtBy)).toBe('is fifteen percent passes with it')
  expect(problemOf([aTest('another', 'failed')], caughtBy)).toBe("'is fifteen percent' did not run")
  expect(problemOf([], caughtBy)).toBe('fees.test.ts ran no test')
})

test('the page has the faults that were caught, keeps rows of others, and drops those that are gone', () => {
  const first = writePage('', [one, other], [caught(one), caught(other)])
  expect(first.split('\n').slice(-3)).toEqual([
    '| trips | the fee is fifteen percent | `fees.test.ts` › “is fifteen percent” | A |',
    '| trips | the fee is rounded | `fees.test.ts` › “is fifteen percent” | A |',
    '',
  ])
  expect(writePage(first, [one, other], [caught(other)])).toBe(first)
  expect(writePage(first, [one, other], [caught(one, 'it passes')])).not.toContain('the fee is fifteen percent')
  expect(writePage(first, [other], [])).not.toContain('the fee is fifteen percent')
})

test('a test file has its runner by its path', () => {
  expect(
    ['web/src/app/a.test.tsx', 'services/x/src/a.test.ts', 'services/x/test/a.test.ts', 'web/e2e/a.spec.ts'].map(
      runnerOf,
    ),
  ).toEqual(['component', 'unit', 'integration', 'browser'])
})
