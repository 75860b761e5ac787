import { expect, test } from 'vitest'
import type { ChoosableTest } from './tier-plan.ts'
import { chooseTurn } from './turn.ts'

const changed = ['services/booking/src/app.ts', 'services/booking/test/trips.test.ts']
const a = (file: string, seconds: number, more: Partial<ChoosableTest> = {}): ChoosableTest => ({
  ...{
    file,
    kind: 'integration',
    needs: new Set([file, 'services/booking/src/app.ts']),
    inputs: '',
    age: 1,
    held: false,
  },
  seconds,
  ...more,
})
const whole = a('packages/testkit/test/whole.test.ts', 40)
const cards = a('services/booking/test/cards.test.ts', 9)
const trips = a('services/booking/test/trips.test.ts', 20)
const page = a('web/e2e/trips.spec.ts', 1, { kind: 'browser' })
const other = a('services/pricing/test/rates.test.ts', 1, { needs: new Set() })
const tests = [whole, page, other, cards, trips]

test('a turn has the changed test, then those of the changed package, and leaves the browser to npm test', () => {
  expect(chooseTurn(tests, changed, 30)).toEqual({ run: [trips, cards], left: [page, whole] })
})

test('the nearest test always runs, and what is not reached is not left', () => {
  expect(chooseTurn(tests, changed, 1)).toEqual({ run: [trips], left: [cards, page, whole] })
})
