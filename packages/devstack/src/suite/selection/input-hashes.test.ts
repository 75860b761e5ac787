import { expect, test } from 'vitest'
import { openInputHashes } from './input-hashes.ts'

const lockOf = (calendar: string): string => `
lockfileVersion: '9.0'
importers:
  .: {}
  bff: {}
  services/booking:
    dependencies:
      calendar: { specifier: 'catalog:', version: ${calendar} }
snapshots:
  calendar@${calendar}: {}
`
const tree: Readonly<Record<string, string>> = {
  'bff/src/app.ts': 'the BFF',
  'services/booking/src/app.ts': 'bookings',
  'README.md': 'a page',
  'pnpm-lock.yaml': lockOf('1.0.0'),
  'pnpm-workspace.yaml': 'catalog:\n  calendar: 1.0.0\n',
}
const always = ['pnpm-lock.yaml', 'pnpm-workspace.yaml']
const [ofBff, ofBooking] = [
  new Set(['bff/src/app.ts', ...always]),
  new Set(['services/booking/src/app.ts', 'services/booking/src/generated/client.ts', ...always]),
]

const hashes = (change: Readonly<Record<string, string>> = {}, known = Object.keys(tree)) => {
  const hash = openInputHashes(known, (file) => ({ ...tree, ...change })[file] ?? '')
  return { bff: hash(ofBff), booking: hash(ofBooking), unknown: hash('everything') }
}
const before = hashes()
const newLibrary = { 'pnpm-lock.yaml': lockOf('1.1.0'), 'pnpm-workspace.yaml': 'catalog:\n  calendar: 1.1.0\n' }

test.each([
  ['a file changes those that need it', { 'bff/src/app.ts': 'another BFF' }, ['bff', 'unknown']],
  ['a library changes those that run with it', newLibrary, ['booking', 'unknown']],
  ['a page changes none', { 'README.md': 'another page' }, []],
  ['a generated file changes none', { 'services/booking/src/generated/client.ts': 'generated' }, []],
])('%s', (_, change, changed) => {
  const after = hashes(change)
  const names = ['bff', 'booking', 'unknown'] as const
  expect(names.filter((name) => after[name] !== before[name])).toEqual(changed)
})

test('the order of files does not matter', () => {
  expect(hashes({}, Object.keys(tree).toReversed())).toEqual({ ...before })
})
