import { expect, it } from 'vitest'
import { estimatePrice } from './estimate.ts'

const stay = { checkIn: '2027-07-01', checkOut: '2027-07-04' }
const discounts = {
  introPercent: null,
  introFirstN: 3,
  lastMinutePercent: null,
  lastMinuteDays: 14,
  weeklyPercent: null,
  monthlyPercent: null,
}

it('an estimate uses the known cleaning fee', () => {
  const rates = { weekendPercent: 0, cleaningIncluded: false, discounts, cleaningFee: 450 }
  expect(estimatePrice({ pricePerNight: 1000, rates }, stay)).toEqual({
    nights: 3,
    subtotal: 3000,
    cleaningFee: 450,
    serviceFee: 300,
    total: 3750,
  })
})

it('an estimate assumes 300 DKK for cleaning where no fee is known', () => {
  expect(estimatePrice({ pricePerNight: 995, rates: null }, stay).total).toBe(2985 + 299 + 300)
})

it('an estimate has no cleaning fee where it is included, and a service fee in whole kroner', () => {
  const rates = { weekendPercent: 0, cleaningIncluded: true, discounts, cleaningFee: 0 }
  expect(estimatePrice({ pricePerNight: 995, rates }, stay)).toMatchObject({
    cleaningFee: 0,
    serviceFee: 299,
    total: 2985 + 299,
  })
})
