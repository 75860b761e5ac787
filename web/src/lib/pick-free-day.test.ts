import { expect, it } from 'vitest'
import { isDayOff, pickFreeDay } from './pick-free-day.ts'

const taken = [{ from: '2027-07-10', to: '2027-07-17' }]
const today = '2027-07-01'
const none = { checkIn: null, checkOut: null }

it('lets a stay end on the day the next one begins, and no later', () => {
  const started = { checkIn: '2027-07-05', checkOut: null }
  expect(isDayOff(none, '2027-07-10', today, taken)).toBe(true)
  expect(isDayOff(started, '2027-07-10', today, taken)).toBe(false)
  expect(isDayOff(started, '2027-07-11', today, taken)).toBe(true)
  expect(pickFreeDay(started, '2027-07-10', taken)).toEqual({ checkIn: '2027-07-05', checkOut: '2027-07-10' })
})

it('starts again when the range would run over taken nights', () => {
  expect(pickFreeDay({ checkIn: '2027-07-05', checkOut: null }, '2027-07-20', taken)).toEqual({
    checkIn: '2027-07-20',
    checkOut: null,
  })
})

it('offers no arrival that cannot be booked, and no departure after the longest stay', () => {
  expect(isDayOff(none, '2029-07-01', today, [])).toBe(false)
  expect(isDayOff(none, '2029-07-02', today, [])).toBe(true)
  const late = { checkIn: '2029-07-01', checkOut: null }
  expect(isDayOff(late, '2030-07-01', today, [])).toBe(false)
  expect(isDayOff(late, '2030-07-02', today, [])).toBe(true)
})

it('keeps past days off', () => {
  expect(isDayOff(none, '2027-06-30', today, taken)).toBe(true)
  expect(isDayOff(none, today, today, taken)).toBe(false)
})
