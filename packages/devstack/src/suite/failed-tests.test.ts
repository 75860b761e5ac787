import { expect, test } from 'vitest'
import { inRepo } from '../workspace/paths.ts'
import { failedInPlaywright, failedInVitest, failedLines, rerunCommand } from './failed-tests.ts'

test('failed tests of a vitest report are named with their files, as are files that did not load', () => {
  const report = {
    testResults: [
      {
        name: inRepo('bff/test/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'door opens', status: 'failed', failureMessages: ['Error: shut'] },
          { fullName: 'door shuts', status: 'passed', failureMessages: [] },
        ],
      },
      { name: inRepo('bff/test/b.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  }
  expect(failedInVitest(report, 'integration')).toEqual([
    { stage: 'integration', file: 'bff/test/a.test.ts', name: 'door opens', message: 'Error: shut', ran: true },
    { stage: 'integration', file: 'bff/test/b.test.ts', name: '', message: 'no such module', ran: true },
  ])
})

test('a browser report names failed tests and those that were skipped because of them', () => {
  const spec = (title: string, status: string, results: unknown[]) => ({
    title,
    tests: [{ projectName: 'today', status, results }],
  })
  const report = {
    suites: [
      {
        title: 'a.spec.ts',
        file: 'a.spec.ts',
        specs: [spec('fine', 'expected', [{}])],
        suites: [
          {
            title: 'block',
            file: 'a.spec.ts',
            specs: [
              spec('broken', 'unexpected', [{ errors: [{ message: 'Error: gone' }] }]),
              spec('left out', 'skipped', []),
              spec('skipped by hand', 'skipped', [{}]),
            ],
          },
        ],
      },
    ],
  }
  const common = { stage: 'browser', file: 'a.spec.ts', project: 'today' }
  expect(failedInPlaywright(report)).toEqual([
    { ...common, name: 'block › broken', message: 'Error: gone', ran: true },
    { ...common, name: 'block › left out', message: '', ran: false },
  ])
})

test('the end of a run names each failed test with the start of its message', () => {
  const gone = {
    stage: 'browser',
    file: 'a.spec.ts',
    name: 'broken',
    message: `Error: gone\n\n  at line 3${'\n  at a call'.repeat(30)}`,
  } as const
  expect(failedLines([])).toEqual([])
  expect(
    failedLines([
      { ...gone, ran: true },
      { ...gone, name: 'left out', message: '', ran: false },
    ]),
  ).toEqual([
    '\nThe failed tests:',
    `  a.spec.ts › broken: Error: gone\n        at line 3${'\n        at a call'.repeat(10)}`,
    '  1 browser tests were left out because of them',
  ])
  expect(failedLines(Array.from({ length: 22 }, () => ({ ...gone, ran: true }))).at(-1)).toBe('  and 2 more')
})

test('the command that repeats a failed test names it alone', () => {
  expect(rerunCommand({ stage: 'unit', file: 'a.test.ts', name: "it's (one)", message: '', ran: true })).toBe(
    "node_modules/.bin/vitest run --project unit a.test.ts -t '^it'\\''s \\(one\\)$'",
  )
  expect(
    rerunCommand({
      stage: 'browser',
      project: 'today',
      file: 'a.spec.ts',
      name: 'block › one',
      message: '',
      ran: true,
    }),
  ).toContain("--project today a.spec.ts -g 'block one')")
})
