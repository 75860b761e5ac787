import { expect, it } from 'vitest'
import { closeAfterMs, findBookingNews, isJustConfirmed, stepOf, stepTitles } from './booking-step.ts'

it('a guest who has to pay sees the payment, in either booking mode', () => {
  expect(stepOf('pending')).toBe('payment')
  expect(stepOf('host_approved')).toBe('payment')
  expect(stepOf('awaiting_payment')).toBe('payment')
  expect(stepOf('pending_request')).toBe('pending')
})

it('only a request waits, and every end is a success or leads back to the dates', () => {
  expect(stepOf('confirmed')).toBe('success')
  expect(stepOf('completed')).toBe('success')
  const ends = ['declined', 'expired', 'cancelled', 'cancelled_by_guest', 'cancelled_by_host'] as const
  for (const status of ends) {
    expect(stepOf(status)).toBe('ended')
    expect(stepTitles[stepOf(status)]).toBe(stepTitles.dates)
  }
})

it('a waiting guest is notified of the answer once', () => {
  expect(findBookingNews('pending_request', 'host_approved')).toBe('approved')
  expect(findBookingNews('pending_request', 'awaiting_payment')).toBe('approved')
  expect(findBookingNews('host_approved', 'awaiting_payment')).toBeNull()
  expect(findBookingNews('pending_request', 'declined')).toBe('declined')
  expect(findBookingNews('pending_request', 'expired')).toBe('expired')
  expect(findBookingNews(undefined, 'host_approved')).toBeNull()
})

it('a confirmation is reported when it happens on screen, not when it is older', () => {
  expect(isJustConfirmed('pending', 'confirmed')).toBe(true)
  expect(isJustConfirmed('awaiting_payment', 'confirmed')).toBe(true)
  expect(isJustConfirmed(undefined, 'confirmed')).toBe(false)
  expect(isJustConfirmed('confirmed', 'confirmed')).toBe(false)
  expect(isJustConfirmed('pending', 'cancelled')).toBe(false)
})

it('a declined booking stays visible for two seconds', () => {
  expect(closeAfterMs).toBe(2_000)
})
