import { expect, test } from 'vitest'
import { checkClaims } from './check-claims.ts'

const source = `
import { describe, expect, it, test } from 'vitest'
test('a home (with 2 beds) is found', () => {})
describe('search', () => {
  it.each([['Skagen', 1]])('%s finds %j', (place, count) => {})
  test.each([{ kind: 'villa' }])('of a $kind', () => {})
})
for (const device of ['phone', 'desktop'])
  test(\`a list is made (\${device})\`, async () => {})
const words = 'a home in a string'
`
const row = { line: 2, id: 'G-001', requirement: 'x', file: 'a.test.ts', test: '' }
const wrong = (...tests: string[]): string[] =>
  checkClaims(
    tests.map((name, index) => ({ ...row, line: index + 2, test: name })),
    (file) => (file === 'a.test.ts' ? source : undefined),
  )

test('a claim has a test’s own or full name, with the values of a case filled in', () => {
  expect(
    wrong(
      'a home (with 2 beds) is found',
      'Skagen finds 1',
      'search Skagen finds 1',
      'search of a villa',
      'a list is made (phone)',
    ),
  ).toEqual([])
})

test('a claim without a test or file, and a repeated claim, are refused', () => {
  expect(wrong('a home in a string')).toEqual([
    "docs/coverage.tsv line 2 names 'a home in a string', which is no test of a.test.ts",
  ])
  for (const name of ['a home (with 3 beds) is found', 'finds', 'search']) expect(wrong(name)).toHaveLength(1)
  expect(wrong('Skagen finds 1', 'Skagen finds 1')).toHaveLength(1)
  expect(checkClaims([{ ...row, file: 'b.test.ts', test: 'x' }], () => undefined)).toEqual([
    'docs/coverage.tsv line 2 names b.test.ts, which does not exist',
  ])
})
