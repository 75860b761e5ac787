import { expect, test } from 'vitest'
import { type CoverageInputs, checkCoverage, coverageHeader } from './check-coverage.ts'

const row = { line: 2, id: 'G-001', requirement: 'homes can be found', file: 'a.test.ts', test: 'finds homes' }
const inputs: CoverageInputs = {
  header: coverageHeader,
  rows: [row],
  requirementIds: new Set(['G-001']),
  fileExists: (file) => file === 'a.test.ts',
  ran: [{ file: 'a.test.ts', title: 'finds homes', fullName: 'search finds homes', status: 'passed' }],
  passedBefore: () => false,
  quarantine: [],
}

test('a line is accepted if its test passed, by its own or its full name', () => {
  expect(checkCoverage(inputs)).toEqual([])
  expect(checkCoverage({ ...inputs, rows: [{ ...row, test: 'search finds homes' }] })).toEqual([])
})

test('a line with an unknown requirement, file or test is refused', () => {
  const wrong = [
    { ...row, id: 'X-999' },
    { ...row, file: 'b.test.ts' },
    { ...row, test: 'finds hotels' },
    { ...row, requirement: '' },
  ]
  for (const each of wrong) expect(checkCoverage({ ...inputs, rows: [each] })).toHaveLength(1)
})

test('a line whose test failed or was skipped is refused', () => {
  const ran = inputs.ran.map((each) => ({ ...each, status: 'failed' }))
  expect(checkCoverage({ ...inputs, ran })).toEqual([
    "docs/coverage.tsv line 2 names 'finds homes' in a.test.ts, which did not pass",
  ])
})

test('a line of a file that the run left out is accepted if the file passed before', () => {
  expect(checkCoverage({ ...inputs, ran: [] })).toHaveLength(1)
  expect(checkCoverage({ ...inputs, ran: [], passedBefore: () => true })).toEqual([])
})

test('a line whose file ran without its test is refused, whatever passed before', () => {
  const ran = inputs.ran.map((each) => ({ ...each, title: 'finds hotels', fullName: 'finds hotels' }))
  expect(checkCoverage({ ...inputs, ran, passedBefore: () => true })).toHaveLength(1)
})

test('a line whose test failed in quarantine is accepted', () => {
  const ran = inputs.ran.map((each) => ({ ...each, status: 'failed' }))
  const failed = { ...inputs, ran }
  expect(checkCoverage({ ...failed, quarantine: [{ file: 'a.test.ts', test: 'search finds homes' }] })).toEqual([])
  expect(checkCoverage({ ...failed, quarantine: [{ file: 'b.test.ts', test: 'finds homes' }] })).toHaveLength(1)
})
