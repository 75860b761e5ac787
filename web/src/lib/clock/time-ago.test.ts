import { expect, it } from 'vitest'
import { timeAgo } from './time-ago.ts'

const now = Date.parse('2027-03-10T12:30:00Z')

it('says in the given language how long ago an instant was', () => {
  expect(timeAgo('2027-03-10T09:00:00Z', now, 'da')).toBe('for 3 timer siden')
  expect(timeAgo('2027-03-10T09:00:00Z', now, 'en-GB')).toBe('3 hours ago')
})

it('is null within the first hour', () => {
  expect(timeAgo('2027-03-10T12:00:00Z', now, 'da')).toBeNull()
  expect(timeAgo('2027-03-10T11:00:00Z', now, 'da')).toBe('for 1 time siden')
})

it('counts in days from 24 hours on, to the nearest', () => {
  expect(timeAgo('2027-03-09T13:00:00Z', now, 'da')).toBe('for 23 timer siden')
  expect(timeAgo('2027-03-09T12:00:00Z', now, 'da')).toBe('for 1 dag siden')
  expect(timeAgo('2027-03-08T13:00:00Z', now, 'da')).toBe('for 2 dage siden')
  expect(timeAgo('2027-03-07T12:00:00Z', now, 'da')).toBe('for 3 dage siden')
})
