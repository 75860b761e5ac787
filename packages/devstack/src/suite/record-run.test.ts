import { expect, test } from 'vitest'
import { modulesByAddress, passesOf, recordsAfter, recordsOf } from './record-run.ts'
import { parseRecords, writeRecords } from './selection/reach-records.ts'

const modules = modulesByAddress({
  'src/features/trips/page.tsx': { file: 'assets/page-1.js', src: 'src/features/trips/page.tsx' },
  'virtual:nordbo-texts/of/da/late': { file: 'assets/late-2.js', src: 'virtual:nordbo-texts/of/da/late' },
  '_parts-3.js': { file: 'assets/parts-3.js' },
  '../node_modules/maplibre/index.js': { file: 'assets/index-4.js', src: '../node_modules/maplibre/index.js' },
})

test('the scripts that a test loaded become modules and texts, and its calls become route files', () => {
  const seen = ['/assets/page-1.js', '/assets/late-2.js', '/assets/parts-3.js', '/assets/index-4.js', '/api/trips']
  const lines = seen.map((address) => `web/e2e/trips.spec.ts\t${address}`)
  const records = recordsOf(lines, modules, (addresses) => addresses.filter((each) => each.startsWith('/api')))
  expect(records).toEqual(
    new Map([
      ['web/e2e/trips.spec.ts', { modules: ['texts/late', 'web/src/features/trips/page.tsx'], routes: ['/api/trips'] }],
    ]),
  )
})

test('records are read as they were written, and two lines of a file after a merge count together', () => {
  const records = new Map([['a.spec.ts', { modules: ['m'], routes: ['r', 's'] }]])
  expect(parseRecords(writeRecords(records))).toEqual(records)
  expect(parseRecords('a.spec.ts\tm\tr\na.spec.ts\tn m\t')).toEqual(
    new Map([['a.spec.ts', { modules: ['m', 'n'], routes: ['r'] }]]),
  )
})

test('a file that passed in its second try has a pass without inputs, and one that failed has none', () => {
  const results = [
    { file: 'a.test.ts', passed: true, seconds: 1 },
    { file: 'b.test.ts', passed: false, seconds: 2 },
  ]
  const date = '2026-11-01T10:00:00Z'
  const a = { date, seconds: 1, inputs: 'of a.test.ts' }
  expect([...passesOf({ results, recovered: false }, date, (file) => `of ${file}`)]).toEqual([['a.test.ts', a]])
  expect([...passesOf({ results, recovered: true }, date, (file) => `of ${file}`)]).toEqual([
    ['a.test.ts', a],
    ['b.test.ts', { date, seconds: 2, inputs: '' }],
  ])
})

test('a browser file that passed is recorded as it was seen, and one that failed keeps what it reached before', () => {
  const record = (module: string) => ({ modules: [module], routes: [] })
  const before = new Map([
    ['web/e2e/a.spec.ts', record('old')],
    ['web/e2e/b.spec.ts', record('old')],
    ['web/e2e/c.spec.ts', record('old')],
  ])
  const seen = new Map([
    ['web/e2e/a.spec.ts', record('new')],
    ['web/e2e/b.spec.ts', record('new')],
  ])
  const result = (name: string, passed: boolean) => ({ file: `web/e2e/${name}.spec.ts`, passed, seconds: 1 })
  const after = recordsAfter(before, seen, [result('a', true), result('b', false), result('letters', true)])
  expect([...after].map(([file, { modules }]) => [file.slice('web/e2e/'.length), modules])).toEqual([
    ['a.spec.ts', ['new']],
    ['b.spec.ts', ['new', 'old']],
    ['c.spec.ts', ['old']],
    ['letters.spec.ts', []],
  ])
})
