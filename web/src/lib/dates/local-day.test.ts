import { expect, it } from 'vitest'
import { fromLocalDay, toLocalDay } from './local-day.ts'

it('a date survives the conversion to a local day and back', () => {
  expect(fromLocalDay(toLocalDay('2027-03-28'))).toBe('2027-03-28')
})
