import { expect, it } from 'vitest'
import { parseRefund } from './parse-refund.ts'

it.each([
  ['500', { amount: 500 }],
  [' 1.200 ', { amount: 1200 }],
  ['3450', { amount: 3450 }],
  ['3451', { fault: 'tooHigh' }],
  ['9999999999', { fault: 'tooHigh' }],
  ['', { fault: 'whole' }],
  ['0', { fault: 'tooLow' }],
  ['-5', { fault: 'whole' }],
  ['12,50', { fault: 'whole' }],
  ['1.5', { fault: 'whole' }],
])('reads %j where 3,450.75 DKK are left', (text, read) => {
  expect(parseRefund(text, 3450.75)).toEqual(read)
})
