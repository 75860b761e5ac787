import { expect, test } from 'vitest'
import { nextTurn, restEndsAt, slowness } from './rest-time.ts'
import { type ChoosableTest, planTiers, reasonLines } from './tier-plan.ts'

const a = (file: string, more: Partial<ChoosableTest> = {}): ChoosableTest => ({
  ...{ file, kind: 'integration', needs: new Set([file]), inputs: '1', seconds: 10, age: 1, held: false },
  ...more,
})
const filesOf = (tests: readonly ChoosableTest[]): string[] => tests.map(({ file }) => file)

test('the core always runs, then what the change reaches, and the rest by age with what never passed first', () => {
  const changed = ['services/pricing/src/app.ts']
  const tests = [
    a('core.ts', { held: true, needs: new Set(changed) }),
    a('reached.ts', { needs: new Set(changed) }),
    a('unknown.spec.ts', { kind: 'browser', needs: 'everything' }),
    a('held.ts', { held: true, needs: new Set(changed) }),
    a('young.ts', { age: 2 }),
    a('old.ts', { age: 40 }),
    a('new.ts', { age: Number.POSITIVE_INFINITY }),
    a('newer.ts', { age: Number.POSITIVE_INFINITY, seconds: 60 }),
  ]
  const plan = planTiers(tests, changed, new Set(['core.ts']))
  expect(filesOf(plan.core)).toEqual(['core.ts'])
  expect(filesOf(plan.reached)).toEqual(['reached.ts', 'unknown.spec.ts'])
  expect(filesOf(plan.held)).toEqual(['held.ts'])
  expect(filesOf(plan.rest)).toEqual(['newer.ts', 'new.ts', 'old.ts', 'young.ts'])
})

test('a page for people reaches nothing, not even a test of which nothing is known', () => {
  const plan = planTiers(
    [a('x.spec.ts', { needs: 'everything' })],
    ['docs/product/money.md', 'bff/README.md'],
    new Set(),
  )
  expect(filesOf(plan.rest)).toEqual(['x.spec.ts'])
})

test('a run says which part of a change reaches how many tests, the widest first', () => {
  const tests = [a('a.ts', { needs: new Set(['packages/contracts/src/x.ts', 'bff/src/trips/routes.ts']) })]
  const wide = [...tests, a('b.ts', { needs: new Set(['packages/contracts/src/x.ts']) })]
  expect(reasonLines(wide, ['bff/src/trips/routes.ts', 'packages/contracts/src/x.ts', 'docs/flaky.md'])).toEqual([
    '  1 file changed in packages/contracts: 2 test files',
    '  1 file changed in bff/src/trips: 1 test files',
  ])
})

const rest = [
  a('old.spec.ts', { kind: 'browser', seconds: 100 }),
  a('other.ts', { seconds: 60 }),
  a('next.spec.ts', { kind: 'browser', seconds: 100 }),
  a('long.spec.ts', { kind: 'browser', seconds: 500 }),
]

test('a turn of the rest has the stalest files of one kind that fit into it', () => {
  expect(filesOf(nextTurn(rest, 0, 1))).toEqual(['old.spec.ts', 'next.spec.ts'])
  expect(filesOf(nextTurn(rest, restEndsAt - 100, 1))).toEqual(['old.spec.ts'])
})

test('a slow machine takes less into a turn', () => {
  expect(filesOf(nextTurn(rest, 0, 2.5))).toEqual(['old.spec.ts'])
})

test('where no browser test fits any longer, integration tests fill the time', () => {
  expect(filesOf(nextTurn(rest, restEndsAt - 39, 1))).toEqual(['other.ts'])
})

test('nothing of the rest begins after minute 17', () => {
  expect(nextTurn(rest, restEndsAt, 1)).toEqual([])
  expect(nextTurn([], 0, 1)).toEqual([])
})

test('a machine is as slow as its files took longer than the ledger expected', () => {
  expect(
    slowness([
      { took: 30, expected: 10 },
      { took: 10, expected: 10 },
    ]),
  ).toBe(2)
  expect(slowness([])).toBe(1)
})
