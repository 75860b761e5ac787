import { BookingStatus } from '@nordbo/contracts'
import { expect, test } from 'vitest'
import { bookedView } from './booked-view.ts'

test('the page after paying shows what is confirmed, waits for what was paid here, and leads on from the rest', () => {
  const shown = BookingStatus.options.map((status) => [status, bookedView(status, true), bookedView(status, false)])
  expect(shown.filter(([, , later]) => later !== 'trip')).toEqual([
    ['host_approved', 'waiting', 'pay'],
    ['awaiting_payment', 'waiting', 'pay'],
    ['pending', 'waiting', 'pay'],
    ['confirmed', 'booked', 'booked'],
  ])
  expect(shown.filter(([, now]) => now === 'trip')).toHaveLength(BookingStatus.options.length - 4)
})
