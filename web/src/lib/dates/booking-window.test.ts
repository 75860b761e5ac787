import { lastCheckIn as bookingsLast } from '@nordbo/contracts'
import { expect, it } from 'vitest'
import { lastCheckIn, lastDeparture } from './booking-window.ts'

it.each(['2026-11-20', '2027-01-31', '2028-02-29'])(
  'seen from %s, a stay may begin as late as booking allows',
  (today) => {
    expect(lastCheckIn(today)).toBe(bookingsLast(today))
  },
)

it('ends a year after the last arrival at the latest', () => {
  expect(lastDeparture('2026-11-20')).toBe('2029-11-20')
})
