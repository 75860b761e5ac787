import { RateCard } from '@nordbo/contracts'
import { expect, test } from 'vitest'
import { fromCard } from './rate-card.ts'

const kinds = ['introPercent', 'lastMinutePercent', 'weeklyPercent', 'monthlyPercent'] as const
const cardWith = (discounts: object) => RateCard.safeParse({ baseOre: 1_000_00, discounts })

test('a discount is stored where it is switched on, and empty where it is off; one of nothing is refused', () => {
  for (const kind of kinds) {
    expect(fromCard(cardWith({ [kind]: 10 }).data ?? expect.fail('ten percent were refused'))[kind]).toBe(10)
    expect(fromCard(cardWith({}).data ?? expect.fail('no discount was refused'))[kind]).toBeNull()
    expect(cardWith({ [kind]: 0 }).success).toBe(false)
  }
})
