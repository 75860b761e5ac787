import { RateCard } from '@nordbo/contracts'
import { expect, test } from 'vitest'
import { toCardColumns } from './rate-card.ts'

const kinds = ['introPercent', 'lastMinutePercent', 'weeklyPercent', 'monthlyPercent'] as const
const cardWith = (discounts: object) => RateCard.safeParse({ baseOre: 1_000_00, discounts })

test('a discount that is on is stored, one that is off is null, and zero percent is refused', () => {
  for (const kind of kinds) {
    expect(toCardColumns(cardWith({ [kind]: 10 }).data ?? expect.fail('ten percent were refused'))[kind]).toBe(10)
    expect(toCardColumns(cardWith({}).data ?? expect.fail('no discount was refused'))[kind]).toBeNull()
    expect(cardWith({ [kind]: 0 }).success).toBe(false)
  }
})

test.each([
  ['introPercent', 1, 100],
  ['introFirstN', 1, 10],
  ['lastMinutePercent', 1, 50],
  ['lastMinuteDays', 1, 30],
  ['weeklyPercent', 1, 50],
  ['monthlyPercent', 1, 70],
] as const)('%s is a whole number from %i to %i', (field, least, most) => {
  for (const kept of [least, most])
    expect(toCardColumns(cardWith({ [field]: kept }).data ?? expect.fail(`${kept} was refused`))[field]).toBe(kept)
  for (const wrong of [least - 1, most + 1, least + 0.5]) expect(cardWith({ [field]: wrong }).success).toBe(false)
})

test('the intro discount defaults to 3 bookings, the last-minute one to 14 days', () => {
  expect(cardWith({ introPercent: 20, lastMinutePercent: 10 }).data?.discounts).toMatchObject({
    introFirstN: 3,
    lastMinuteDays: 14,
  })
})
