import { expect, test } from 'vitest'
import type { FailedTest } from './failed-tests.ts'
import { groupByFile, namesPattern, passedIn, testList } from './retry-failed.ts'

const failed = (
  stage: FailedTest['stage'],
  file: string,
  name: string,
  more: Partial<FailedTest> = {},
): FailedTest => ({
  ...{ stage, file, name, title: name, message: 'Error', ran: true },
  ...more,
})

test('failed tests of a file are repeated together, files without servers first', () => {
  const [one, two, three] = [
    failed('integration', 'a.test.ts', 'one'),
    failed('integration', 'a.test.ts', 'two (2)'),
    failed('unit', 'b.test.ts', 'three'),
  ]
  expect(groupByFile([one, three, two, failed('browser', 'c.spec.ts', 'four')])).toEqual([
    { stage: 'unit', file: 'b.test.ts', pattern: '^(?:three)$', tests: [three] },
    { stage: 'integration', file: 'a.test.ts', pattern: '^(?:one|two \\(2\\))$', tests: [one, two] },
  ])
})

test('a file whose hook failed is repeated whole', () => {
  const one = failed('unit', 'a.test.ts', 'one', { wholeFile: true })
  expect(groupByFile([one, failed('unit', 'a.test.ts', 'two')])).toMatchObject([{ pattern: undefined }])
})

test('the pattern of some names finds them alone', () => {
  const pattern = new RegExp(namesPattern(['opens (1)', 'shuts']))
  expect(['opens (1)', 'shuts', 'opens 1', 'shuts twice', 'it shuts'].map((name) => pattern.test(name))).toEqual([
    ...[true, true, false, false, false],
  ])
})

test('a list of browser tests names each with its project and file', () => {
  expect(testList([failed('browser', 'a.spec.ts', 'block › one', { project: 'later' })])).toBe(
    '[later] › a.spec.ts › block › one\n',
  )
})

test('a test passed only if it ran and passed each time, in its own project', () => {
  const one = failed('browser', 'a.spec.ts', 'one', { project: 'today' })
  const ran = (project: string, passed: boolean) => ({ ...one, project, passed, ms: 1 })
  expect(passedIn([], one)).toBe(false)
  expect(passedIn([ran('later', true)], one)).toBe(false)
  expect(passedIn([ran('today', true), ran('today', false)], one)).toBe(false)
  expect(passedIn([ran('today', true), ran('later', false)], one)).toBe(true)
})
