import { expect, it } from 'vitest'
import { parseCost } from './parse-cost.ts'

it.each([
  ['0', { amount: 0 }],
  [' 1200 ', { amount: 1_200 }],
  ['1.200', { amount: 1_200 }],
  ['12 500', { amount: 12_500 }],
  ['', { amount: null }],
  ['  ', { amount: null }],
  ['100.000.000', { amount: 100_000_000 }],
])('reads %j as whole kroner', (text, read) => {
  expect(parseCost(text)).toEqual(read)
})

it.each(['-1', '12,5', '12.5', '1e3', 'ti', '1.20'])('%j is no whole number', (text) => {
  expect(parseCost(text)).toEqual({ fault: 'whole' })
})

it.each(['100000001', '999999999', '12345678901234567890'])('%j is too high', (text) => {
  expect(parseCost(text)).toEqual({ fault: 'tooHigh' })
})
