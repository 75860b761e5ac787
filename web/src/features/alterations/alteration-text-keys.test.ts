import { expect, it } from 'vitest'
import { earningsTextKey, priceTextKey } from './alteration-text-keys.ts'

it('an alteration without a difference neither adds to nor reduces the host’s earnings', () => {
  expect([-0.5, 0, 0.5].map(earningsTextKey)).toEqual(['youLose', 'youSame', 'youEarn'])
})

it('a difference is worded for the guest as “you” and for the host as “the guest”', () => {
  const words = (difference: number) =>
    [null, difference].map((hostDifference) => priceTextKey({ difference, hostDifference }))
  expect(words(100)).toEqual(['guestMore', 'hostMore'])
  expect(words(-100)).toEqual(['guestLess', 'hostLess'])
  expect(words(0)).toEqual(['guestSame', 'hostSame'])
})
