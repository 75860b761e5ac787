import { expect, it } from 'vitest'
import { ApiProblem } from '../../../lib/api/problem.ts'
import { newTotalOf } from './new-price.ts'

it('the new total is read from a changed price, and from no other error', () => {
  expect(newTotalOf(new ApiProblem('booking.priceChanged', 409, { quote: { total: 4500.5 } }))).toBe(4500.5)
  expect(newTotalOf(new ApiProblem('booking.priceChanged', 409, {}))).toBeNull()
  expect(newTotalOf(new ApiProblem('booking.datesTaken', 409, { quote: { total: 1 } }))).toBeNull()
  expect(newTotalOf(new Error('offline'))).toBeNull()
})
