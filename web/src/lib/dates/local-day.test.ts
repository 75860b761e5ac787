import { expect, it } from 'vitest'
import { fromLocalDay, toLocalDay } from './local-day.ts'

it('survives the way through a widget', () => {
  expect(fromLocalDay(toLocalDay('2027-03-28'))).toBe('2027-03-28')
})
