import { expect, test } from 'vitest'
import { ageOf, parseLedger, withPasses, writeLedger } from './ledger.ts'

const pass = (date: string, inputs = 'abc') => ({ date, seconds: 1.5, inputs })

test('a ledger is read as it was written, sorted by file', () => {
  const ledger = new Map([
    ['b.test.ts', pass('2026-11-02T10:00:00Z')],
    ['a.test.ts', pass('2026-11-01T10:00:00Z')],
  ])
  expect(
    writeLedger(ledger)
      .split('\n')
      .slice(1, 3)
      .map((line) => line.split('\t')[0]),
  ).toEqual(['a.test.ts', 'b.test.ts'])
  expect(parseLedger(writeLedger(ledger))).toEqual(ledger)
})

test('of two lines that a merge left the newer counts, and lines that are no passes are ignored', () => {
  const text = [
    'a.test.ts\t2026-11-02T10:00:00Z\t3\tnew',
    'test file\tlast pass\tseconds\tinputs',
    'a.test.ts\t2026-11-01T10:00:00Z\t9\told',
    '<<<<<<< HEAD',
    '',
  ].join('\n')
  expect(parseLedger(text)).toEqual(
    new Map([['a.test.ts', { date: '2026-11-02T10:00:00Z', seconds: 3, inputs: 'new' }]]),
  )
})

test('a run replaces the passes that it has, and drops files that are gone', () => {
  const before = new Map([
    ['a.test.ts', pass('2026-11-01T10:00:00Z')],
    ['gone.test.ts', pass('2026-11-01T10:00:00Z')],
    ['other.test.ts', pass('2026-11-01T10:00:00Z')],
  ])
  const after = withPasses(
    before,
    new Map([['a.test.ts', pass('2026-11-03T10:00:00Z')]]),
    (file) => file !== 'gone.test.ts',
  )
  expect([...after].map(([file, { date }]) => [file, date.slice(0, 10)])).toEqual([
    ['a.test.ts', '2026-11-03'],
    ['other.test.ts', '2026-11-01'],
  ])
})

test('the age of a pass is counted in commits of the main line, and no pass is older than any', () => {
  const line = ['2026-11-05T10:00:00Z', '2026-11-03T10:00:00Z', '2026-11-01T10:00:00Z']
  expect(ageOf(pass('2026-11-03T10:00:00Z'), line)).toBe(1)
  expect(ageOf(pass('2026-11-05T10:00:00Z'), line)).toBe(0)
  expect(ageOf(undefined, line)).toBe(Number.POSITIVE_INFINITY)
})
