import { expect, test } from 'vitest'
import { bootedBy, chooseTests, nearness, type Package, type TestFile } from './reached-tests.ts'

const packages: Package[] = [
  { folder: 'packages/contracts', imports: [], process: undefined },
  { folder: 'packages/testkit', imports: ['packages/contracts'], process: undefined },
  { folder: 'services/booking', imports: ['packages/contracts'], process: 'booking' },
  { folder: 'services/listings', imports: ['packages/contracts'], process: 'listings' },
  { folder: 'bff', imports: ['packages/contracts'], process: 'bff' },
]
const a = (file: string, text: string, seconds?: number): TestFile => ({ file, text, seconds })
const whole = a('packages/testkit/test/whole.test.ts', 'await bootStack()', 40)
const edge = a('bff/test/edge.test.ts', "bootStack({ only: ['sandbox', 'bff'] })", 5)
const trips = a(
  'services/booking/test/trips.test.ts',
  "const processes = ['booking']; bootStack({ only: processes })",
  9,
)
const search = a('services/listings/test/search.test.ts', "bootStack({ only: ['listings', 'booking'] })", 20)

test('a test says by its own words which processes it boots', () => {
  const shared = a('x', "sharedStack(); only: ['booking']")
  expect([whole, shared, edge, trips, a('x', 'startInfra()')].map(({ text }) => bootedBy(text))).toEqual([
    'all',
    'all',
    ['sandbox', 'bff'],
    ['booking'],
    [],
  ])
})

test('a change of a service reaches its own tests, then those that boot it, and whole systems last', () => {
  const changed = ['services/booking/src/trips/list-trips.ts']
  expect([trips, search, whole, edge].map((each) => nearness(each, changed, packages))).toEqual([1, 2, 3, undefined])
})

test('a change of a shared package reaches everything that imports it', () => {
  const changed = ['packages/contracts/src/index.ts']
  expect([trips, edge, whole].map((each) => nearness(each, changed, packages))).toEqual([2, 2, 3])
})

test('a changed test reaches itself alone, and a page nothing', () => {
  expect(nearness(trips, [trips.file], packages)).toBe(0)
  expect(nearness(whole, [trips.file, 'services/booking/README.md'], packages)).toBeUndefined()
})

test('what does not fit into a turn is left, and the nearest test always runs', () => {
  const changed = ['services/booking/src/app.ts']
  const tests = [whole, search, trips]
  expect(chooseTests(tests, changed, packages, 30)).toEqual({ run: [trips.file, search.file], left: [whole.file] })
  expect(chooseTests(tests, changed, packages, 1)).toEqual({ run: [trips.file], left: [search.file, whole.file] })
})
