import { expect, test } from 'vitest'
import { filesInPlaywright, filesInVitest } from './passed-files.ts'

test('a file of vitest passed when none of its tests failed and one passed', () => {
  const result = (name: string, status: string, ...tests: string[]) => ({
    ...{ name: `/work/${name}`, status, startTime: 1_000, endTime: 3_500 },
    assertionResults: tests.map((each) => ({ status: each })),
  })
  const report = {
    testResults: [
      result('a.test.ts', 'passed', 'passed', 'skipped'),
      result('b.test.ts', 'failed', 'passed', 'failed'),
      result('c.test.ts', 'passed', 'skipped'),
      result('d.test.ts', 'failed'),
    ],
  }
  expect(filesInVitest(report, '/work')).toEqual([
    { file: 'a.test.ts', passed: true, seconds: 5.5 },
    { file: 'b.test.ts', passed: false, seconds: 5.5 },
    { file: 'c.test.ts', passed: false, seconds: 5.5 },
    { file: 'd.test.ts', passed: false, seconds: 5.5 },
  ])
})

const spec = (title: string, status: string, ...durations: number[]) => ({
  title,
  tests: [{ projectName: 'today', status, results: durations.map((duration) => ({ duration })) }],
})
const suite = (file: string, ...specs: ReturnType<typeof spec>[]) => ({ title: file, file, specs })

test('a browser file passed when all its tests ran as expected', () => {
  const report = {
    suites: [
      suite('a.spec.ts', spec('one', 'expected', 1_200), spec('two', 'expected', 900)),
      suite('b.spec.ts', spec('one', 'expected', 1_000), spec('two', 'unexpected', 1_000)),
      // Left out because a test before it failed.
      suite('c.spec.ts', spec('one', 'expected', 1_000), spec('two', 'skipped')),
    ],
  }
  expect(filesInPlaywright(report)).toEqual([
    { file: 'web/e2e/a.spec.ts', passed: true, seconds: 2.1 },
    { file: 'web/e2e/b.spec.ts', passed: false, seconds: 2 },
    { file: 'web/e2e/c.spec.ts', passed: false, seconds: 1 },
  ])
})
