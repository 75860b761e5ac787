import { expect, test } from 'vitest'
import { freeOwnNights } from './free-own-nights.ts'

const stay = { checkIn: '2027-06-10', checkOut: '2027-06-13' }

test('a stay’s own nights can be chosen again, its neighbours’ cannot', () => {
  expect(freeOwnNights([{ from: '2027-06-08', to: '2027-06-20' }], stay)).toEqual([
    { from: '2027-06-08', to: '2027-06-10' },
    { from: '2027-06-13', to: '2027-06-20' },
  ])
})

test('what is taken elsewhere stays taken, and a stay alone leaves nothing', () => {
  const other = { from: '2027-06-13', to: '2027-06-15' }
  expect(freeOwnNights([{ from: '2027-06-10', to: '2027-06-13' }, other], stay)).toEqual([other])
})
