import { expect, test } from 'vitest'
import { inRepo } from '../workspace/paths.ts'
import { failedInPlaywright, failedInVitest, failedLines, pathOf, rerunCommand } from './failed-tests.ts'

test('failed tests of a vitest report are named with their files, as are files that did not load', () => {
  const report = {
    testResults: [
      {
        name: inRepo('bff/test/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { title: 'opens', fullName: 'door opens', status: 'failed', failureMessages: ['Error: shut'] },
          { title: 'shuts', fullName: 'door shuts', status: 'passed', failureMessages: [] },
        ],
      },
      { name: inRepo('bff/test/b.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  }
  expect(failedInVitest(report, 'integration')).toEqual([
    {
      ...{ stage: 'integration', file: 'bff/test/a.test.ts', name: 'door opens', title: 'opens' },
      ...{ message: 'Error: shut', ran: true, wholeFile: false },
    },
    {
      ...{ stage: 'integration', file: 'bff/test/b.test.ts', name: '', title: '' },
      ...{ message: 'no such module', ran: true, wholeFile: true },
    },
  ])
})

test('a failed test beside tests that a failed hook left out stands for its whole file', () => {
  const named = (title: string, status: string) => ({ title, fullName: title, status, failureMessages: [] })
  const report = {
    testResults: [
      {
        name: inRepo('bff/test/a.test.ts'),
        status: 'failed',
        assertionResults: [named('opens', 'failed'), named('in a block whose hook failed', 'skipped')],
      },
    ],
  }
  expect(failedInVitest(report, 'integration')).toMatchObject([{ name: 'opens', wholeFile: true }])
})

test('the file of a browser test is found from the repository', () => {
  expect(pathOf({ stage: 'browser', file: 'a.spec.ts' })).toBe('web/e2e/a.spec.ts')
  expect(pathOf({ stage: 'component', file: 'web/src/a.test.tsx' })).toBe('web/src/a.test.tsx')
})

test('a browser report names failed tests and those that were skipped because of them', () => {
  const spec = (title: string, status: string, results: unknown[]) => ({
    title,
    tests: [{ projectName: 'today', status, results }],
  })
  const shown = { name: 'error-context', path: '/run/broken/error-context.md' }
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
              spec('broken', 'unexpected', [{ errors: [{ message: 'Error: gone' }], attachments: [shown] }]),
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
    { ...common, name: 'block › broken', title: 'broken', message: 'Error: gone', page: shown.path, ran: true },
    { ...common, name: 'block › left out', title: 'left out', message: '', ran: false },
  ])
})

test('the end of a run names each failed test with the start of its message', () => {
  const gone = {
    stage: 'browser',
    file: 'a.spec.ts',
    name: 'broken',
    title: 'broken',
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
  expect(
    rerunCommand({ stage: 'unit', file: 'a.test.ts', name: "it's (one)", title: '', message: '', ran: true }),
  ).toBe("node_modules/.bin/vitest run --project unit a.test.ts -t '^it'\\''s \\(one\\)$'")
  expect(
    rerunCommand({
      stage: 'browser',
      project: 'today',
      file: 'a.spec.ts',
      name: 'block › one',
      title: 'one',
      message: '',
      ran: true,
    }),
  ).toContain("--project today a.spec.ts -g 'block one')")
})
