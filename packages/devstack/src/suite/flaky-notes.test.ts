import { expect, test } from 'vitest'
import { flakyHeading, flakyNames, knownFlakyLine, withFlaky } from './flaky-notes.ts'

const head = '# Flaky tests\n\nWhat this page is.\n'
const one = { heading: 'bff/test/a.test.ts › opens', message: 'Error: shut\n  at /repo/bff/test/a.test.ts' }
const other = { heading: 'web/e2e/a.spec.ts › opens', message: 'Error: `late.md`\n  at /x/node_modules/y.js' }

test('the first failure of a test is kept in full, without paths of the machine', () => {
  expect(withFlaky(head, one, '2026-11-20', '/repo')).toBe(
    `${head}\n## bff/test/a.test.ts › opens\n\nFailures: 1, the last on 2026-11-20. The first, on 2026-11-20:\n\n    Error: shut\n      at bff/test/a.test.ts\n`,
  )
})

test('a further failure is counted in the entry of its test, and no other entry changes', () => {
  const both = withFlaky(withFlaky(head, one, '2026-11-20', '/repo'), other, '2026-11-21', '/repo')
  const again = withFlaky(both, { ...other, message: 'another' }, '2026-11-28', '/repo')
  expect(flakyNames(again)).toEqual([one.heading, other.heading])
  expect(again).toContain('Failures: 1, the last on 2026-11-20. The first, on 2026-11-20:')
  expect(again).toContain('Failures: 2, the last on 2026-11-28. The first, on 2026-11-21:')
  expect(again).not.toContain('another')
  expect(withFlaky(again, one, '2026-11-29', '/repo')).toContain('Failures: 2, the last on 2026-11-29.')
})

test('a kept message names no library’s lines, and nothing that a page would take for a path', () => {
  expect(withFlaky(head, other, '2026-11-20', '/repo')).toContain("\n    Error: 'late.md'\n")
  expect(withFlaky(head, other, '2026-11-20', '/repo')).not.toContain('node_modules')
})

test('every run names what is known to be flaky, and nothing where nothing is', () => {
  expect(knownFlakyLine(head)).toBeUndefined()
  const both = withFlaky(
    withFlaky(head, one, '2026-11-20', ''),
    { ...other, heading: 'boot of browser' },
    '2026-11-20',
    '',
  )
  expect(knownFlakyLine(both)).toBe('known flaky: 2 (docs/flaky.md): bff/test/a.test.ts › opens; boot of browser')
})

test('a test is noted by its file and names', () => {
  expect(flakyHeading({ stage: 'browser', file: 'a.spec.ts', name: 'block › one' })).toBe(
    'web/e2e/a.spec.ts › block › one',
  )
  expect(flakyHeading({ stage: 'unit', file: 'a.test.ts', name: '' })).toBe('a.test.ts › the whole file')
})
