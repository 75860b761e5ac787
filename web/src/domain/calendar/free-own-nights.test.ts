import { expect, test } from 'vitest'
import { freeOwnNights } from './free-own-nights.ts'

const stay = { checkIn: '2027-06-10', checkOut: '2027-06-13' }

test('a stay’s own nights can be chosen again, nights of its neighbours cannot', () => {
  expect(freeOwnNights([{ from: '2027-06-08', to: '2027-06-20' }], stay)).toEqual([
    { from: '2027-06-08', to: '2027-06-10' },
    { from: '2027-06-13', to: '2027-06-20' },
  ])
})

test('a range with only the stay’s own nights disappears, and other ranges stay taken', () => {
  const other = { from: '2027-06-13', to: '2027-06-15' }
  expect(freeOwnNights([{ from: '2027-06-10', to: '2027-06-13' }, other], stay)).toEqual([other])
})
