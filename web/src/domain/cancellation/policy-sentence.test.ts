import { expect, it } from 'vitest'
import { policySentence } from './policy-sentence.ts'

it.each([
  ['flexible', '2027-07-20', true, 'freeThenHalf', '2027-07-14', '2027-07-18'],
  ['flexible', '2027-07-04', true, 'halfOnly', '', '2027-07-02'],
  ['moderate', '2027-07-12', true, 'graceThenHalf', '', '2027-07-05'],
  ['moderate', '2027-07-12', false, 'halfOnly', '', '2027-07-05'],
  ['strict', '2027-07-10', true, 'graceThenNone', '', '2027-06-26'],
  ['strict', '2027-07-10', false, 'none', '', '2027-06-26'],
] as const)('a policy is one sentence for a stay: %s, arriving %s', (policy, checkIn, confirmed, key, free, half) => {
  expect(policySentence(policy, checkIn, '2027-07-01', confirmed)).toEqual({ key, free, half })
})
