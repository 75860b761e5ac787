import { expect, it } from 'vitest'
import { isOrderable, priceView } from './price-view.ts'

const stay = { checkIn: '2027-07-01', checkOut: '2027-07-04' }
const free = { stay, data: { available: true }, isPlaceholderData: false, isError: false }

it('dates are called free or taken once the server has answered', () => {
  expect(priceView(free)).toEqual({ banner: 'free', price: 'quote' })
  expect(priceView({ ...free, data: { available: false } })).toEqual({ banner: 'taken', price: 'quote' })
  expect(priceView({ ...free, data: undefined })).toEqual({ banner: null, price: 'loading' })
})

it('an answer for other dates does not count', () => {
  expect(priceView({ ...free, isPlaceholderData: true }).banner).toBeNull()
})

it('an order may be sent for free dates only, and not during a submission', () => {
  expect(isOrderable(priceView(free), false)).toBe(true)
  expect(isOrderable(priceView(free), true)).toBe(false)
  expect(isOrderable(priceView({ ...free, stay: null }), false)).toBe(false)
  expect(isOrderable(priceView({ ...free, data: { available: false } }), false)).toBe(false)
  expect(isOrderable(priceView({ ...free, isPlaceholderData: true }), false)).toBe(false)
})

it('an estimate is shown as one and cannot be booked', () => {
  const estimated = priceView({ ...free, data: undefined, isError: true })
  expect(estimated).toEqual({ banner: null, price: 'estimate' })
  expect(isOrderable(estimated, false)).toBe(false)
})
