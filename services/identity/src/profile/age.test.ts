import { expect, test } from 'vitest'
import { isAcceptedAge, yearsBetween } from './age.ts'

test('a year is full on the birthday', () => {
  expect(yearsBetween('2008-11-25', '2026-11-24')).toBe(17)
  expect(yearsBetween('2008-11-25', '2026-11-25')).toBe(18)
  expect(yearsBetween('2008-02-29', '2026-02-28')).toBe(17)
  expect(yearsBetween('2008-02-29', '2026-03-01')).toBe(18)
})

test('people are accepted from 18 to 120 years', () => {
  const today = '2026-11-25'
  expect(['2008-11-26', '2008-11-25', '1905-11-26', '1905-11-25'].map((born) => isAcceptedAge(born, today))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(isAcceptedAge('2030-01-01', today)).toBe(false)
})
