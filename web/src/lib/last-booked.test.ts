import { expect, it } from 'vitest'
import { timeAgo } from './last-booked.ts'

const now = Date.parse('2027-03-10T12:30:00Z')

it('says in the language on screen how long ago a home was booked', () => {
  expect(timeAgo('2027-03-10T09:00:00Z', now, 'da')).toBe('for 3 timer siden')
  expect(timeAgo('2027-03-10T09:00:00Z', now, 'en-GB')).toBe('3 hours ago')
})

it('counts less than an hour as one, and a day or more in days', () => {
  expect(timeAgo('2027-03-10T12:29:00Z', now, 'da')).toBe('for 1 time siden')
  expect(timeAgo('2027-03-07T12:00:00Z', now, 'da')).toBe('for 3 dage siden')
})
