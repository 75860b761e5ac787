import { expect, it } from 'vitest'
import { exampleStay, weekendPrice } from './example-stay.ts'

const prices = { basePrice: 1_000, weekendPercent: 20, weeklyPercent: 10, monthlyPercent: 25 }

it('a weekend night costs the base price and the markup, rounded half up', () => {
  expect(weekendPrice(1_000, 0)).toBe(1_000)
  expect(weekendPrice(1_000, 99)).toBe(1_990)
  expect(weekendPrice(333, 15)).toBe(382.95)
})

it('a week has two weekend nights and the weekly discount', () => {
  expect(exampleStay('week', prices, '2027-06-01')).toEqual({
    ...{ checkIn: '2027-07-03', checkOut: '2027-07-10', nights: 7 },
    ...{ subtotal: 7_400, percent: 10, discount: 740, total: 6_660 },
  })
})

it('a month has the monthly discount, else the weekly one', () => {
  const month = exampleStay('month', prices, '2027-06-01')
  expect(month).toMatchObject({ nights: 28, subtotal: 29_600, percent: 25, discount: 7_400, total: 22_200 })
  expect(exampleStay('month', { ...prices, monthlyPercent: null }, '2027-06-01').discount).toBe(2_960)
})
