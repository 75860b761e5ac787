import { expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

it('counts hours and minutes down to the end', () => {
  const until = Date.parse('2027-07-02T12:00:00Z')
  expect(timeLeft(until, Date.parse('2027-07-01T11:29:30Z'))).toEqual({
    hours: 24,
    minutes: 30,
    seconds: 30,
    past: false,
  })
  expect(timeLeft(until, until)).toEqual({ hours: 0, minutes: 0, seconds: 0, past: true })
})
