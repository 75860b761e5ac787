import { expect, it } from 'vitest'
import { earningsTextKey, priceTextKey } from './alteration-text-keys.ts'

it('a change that costs nothing neither earns its host more nor less', () => {
  expect([-0.5, 0, 0.5].map(earningsTextKey)).toEqual(['youLose', 'youSame', 'youEarn'])
})

it('a difference is told to the guest as theirs and to the host as the guest’s', () => {
  const words = (difference: number) =>
    [null, difference].map((hostDifference) => priceTextKey({ difference, hostDifference }))
  expect(words(100)).toEqual(['guestMore', 'hostMore'])
  expect(words(-100)).toEqual(['guestLess', 'hostLess'])
  expect(words(0)).toEqual(['guestSame', 'hostSame'])
})
