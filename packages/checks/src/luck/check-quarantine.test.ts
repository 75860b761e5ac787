import { expect, test } from 'vitest'
import { checkQuarantine, quarantineHeader } from './check-quarantine.ts'

const source = Array.from({ length: 6 }, (_, index) => `test('opens door ${index}', () => {})`).join('\n')
const wrong = (rows: readonly string[], header = quarantineHeader): string[] =>
  checkQuarantine(
    [header, ...rows, ''].join('\n'),
    (file) => (file === 'a.test.ts' ? source : undefined),
    ({ test: name }) => name === 'opens door 5',
  )
const row = (name: string): string => `a.test.ts\t${name}\t2026-11-28\tthe door is slow`

test('up to five tests with a day and a reason may be in quarantine', () => {
  expect(wrong([])).toEqual([])
  expect(wrong([0, 1, 2, 3, 4].map((index) => row(`opens door ${index}`)))).toEqual([])
})

test('a sixth test is refused', () => {
  expect(wrong([0, 1, 2, 3, 4, 0].map((index) => row(`opens door ${index}`)))).toEqual([
    'docs/quarantine.tsv holds 6 tests; at most 5: mend one',
  ])
})

test('a test that does not exist, has no reason or is protected is refused', () => {
  expect(wrong([row('shuts')])).toEqual(["docs/quarantine.tsv line 2 names 'shuts', which is no test of a.test.ts"])
  expect(wrong([row('opens door 5')])).toHaveLength(1)
  expect(wrong(['a.test.ts\topens door 1\t2026-11-28\t'])).toHaveLength(1)
  expect(wrong(['b.test.ts\topens door 1\t2026-11-28\tslow'])).toHaveLength(1)
  expect(wrong([], 'test')).toHaveLength(1)
})
