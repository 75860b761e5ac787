import { expect, test } from 'vitest'
import { checkProofs } from './check-proofs.ts'

const source = `
import { describe, test } from 'vitest'
describe('sign-in', () => {
  test('stops after ten tries', () => {})
  test.each(['GET'])('refuses %s', () => {})
})
`
const check = (...lines: string[]): string[] =>
  checkProofs([{ path: 'page.md', source: lines.join('\n') }], (file) => (file === 'a.test.ts' ? source : undefined))

test('a page may name tests of a file by their titles, several in a line', () => {
  expect(
    check('# Page', '| met | `a.test.ts` › “stops after ten tries” (once)<br>`a.test.ts` › “sign-in refuses GET” |'),
  ).toEqual([])
  expect(check('`a.test.ts` is a file, and “quoted words” are no proof.')).toEqual([])
})

test('a proof without its test or its file is refused, with the line that names it', () => {
  expect(
    check('# Page', 'a `a.test.ts` › “stops after nine tries”', 'b `b.test.ts` › “stops after ten tries”'),
  ).toEqual([
    "page.md line 2 names 'stops after nine tries', which is no test of a.test.ts",
    'page.md line 3 names b.test.ts, which does not exist',
  ])
})
