import { expect, test } from 'vitest'
import { checkFlaky } from './check-flaky.ts'

const source = "describe('door', () => { test('opens', () => {}) })"
const wrong = (...headings: string[]): string[] =>
  checkFlaky(headings.map((heading) => `\n## ${heading}\n`).join(''), (file) =>
    ['a.test.ts', 'a.spec.ts'].includes(file) ? source : undefined,
  )

test('an entry names a test by its file and full name, a whole file or a boot', () => {
  expect(
    wrong('a.test.ts › door opens', 'a.spec.ts › door › opens', 'a.test.ts › the whole file', 'boot of browser'),
  ).toEqual([])
})

test('an entry of a test that is gone is to be removed', () => {
  expect(wrong('a.test.ts › door shuts')).toEqual([
    "docs/flaky.md has an entry for 'door shuts', which is no test of a.test.ts: remove the entry",
  ])
  expect(wrong('b.test.ts › door opens')).toHaveLength(1)
})
