import { BookingStatus } from '@nordbo/contracts'
import { expect, test } from 'vitest'
import { bookedView } from './booked-view.ts'

test('the page after payment shows confirmed and just-paid stays, and redirects for others', () => {
  const shown = BookingStatus.options.map((status) => [status, bookedView(status, true), bookedView(status, false)])
  expect(shown.filter(([, , later]) => later !== 'trip')).toEqual([
    ['host_approved', 'waiting', 'pay'],
    ['awaiting_payment', 'waiting', 'pay'],
    ['pending', 'waiting', 'pay'],
    ['confirmed', 'booked', 'booked'],
  ])
  expect(shown.filter(([, now]) => now === 'trip')).toHaveLength(BookingStatus.options.length - 4)
})
