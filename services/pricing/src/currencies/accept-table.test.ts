import { codeOf } from '@nordbo/testkit'
import { expect, it } from 'vitest'
import { acceptTable } from './accept-table.ts'

const rates = {
  ...{ EUR: 7_460_000, SEK: 680_000, NOK: 640_000, USD: 6_400_000 },
  ...{ GBP: 8_550_000, CHF: 7_980_000, PLN: 1_760_000 },
}
const tableOf = (date: string, changed: Partial<typeof rates> = {}) => ({
  ...{ date, source: 'Danmarks Nationalbank', rates: { ...rates, ...changed } },
})
const present = tableOf('2026-11-20')
const now = new Date('2026-11-25T12:00:00Z')
const answerTo = (next: typeof present, confirmed = false) => codeOf(acceptTable(next, present, { now, confirmed }))

it('a table of the same day or a later one replaces the present one, up to today in Copenhagen', () => {
  expect(answerTo(tableOf('2026-11-20'))).toBe('ok')
  expect(answerTo(tableOf('2026-11-25'))).toBe('ok')
  expect(answerTo(tableOf('2026-11-19'))).toBe('currency.dateInvalid')
  expect(answerTo(tableOf('2026-11-26'), true)).toBe('currency.dateInvalid')
})

it('a rate that is more than half higher or lower must be confirmed', () => {
  expect(answerTo(tableOf('2026-11-25', { EUR: 11_190_000, SEK: 340_000 }))).toBe('ok')
  expect(answerTo(tableOf('2026-11-25', { EUR: 11_190_001 }))).toBe('currency.implausible')
  expect(answerTo(tableOf('2026-11-25', { SEK: 339_999 }))).toBe('currency.implausible')
  expect(answerTo(tableOf('2026-11-25', { SEK: 339_999 }), true)).toBe('ok')
})
