import { expect, test } from 'vitest'
import { checkSizes } from './check-sizes.ts'

test('a file over the hard limit is refused, one over the soft limit only listed', () => {
  const report = checkSizes([
    { path: 'a.ts', lines: 401 },
    { path: 'b.ts', lines: 201 },
    { path: 'c.ts', lines: 200 },
  ])
  expect(report.tooLong).toEqual(['401 lines  a.ts (at most 400)'])
  expect(report.long).toHaveLength(2)
})

test('a test may be a little longer', () => {
  expect(checkSizes([{ path: 'a.test.ts', lines: 500 }]).tooLong).toEqual([])
  expect(checkSizes([{ path: 'a.test.ts', lines: 501 }]).tooLong).toHaveLength(1)
})
