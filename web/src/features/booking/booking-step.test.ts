import { expect, it } from 'vitest'
import { closeAfterMs, findBookingNews, isJustConfirmed, stepOf, stepTitles } from './booking-step.ts'

it('shows the payment to a guest who has to pay, in either mode', () => {
  expect(stepOf('pending')).toBe('payment')
  expect(stepOf('host_approved')).toBe('payment')
  expect(stepOf('awaiting_payment')).toBe('payment')
  expect(stepOf('pending_request')).toBe('pending')
})

it('waits only where the host decides, and ends with a success or back at the dates', () => {
  expect(stepOf('confirmed')).toBe('success')
  expect(stepOf('completed')).toBe('success')
  const ends = ['declined', 'expired', 'cancelled', 'cancelled_by_guest', 'cancelled_by_host'] as const
  for (const status of ends) {
    expect(stepOf(status)).toBe('ended')
    expect(stepTitles[stepOf(status)]).toBe(stepTitles.dates)
  }
})

it('tells a waiting guest of the answer, once', () => {
  expect(findBookingNews('pending_request', 'host_approved')).toBe('approved')
  expect(findBookingNews('pending_request', 'awaiting_payment')).toBe('approved')
  expect(findBookingNews('host_approved', 'awaiting_payment')).toBeNull()
  expect(findBookingNews('pending_request', 'declined')).toBe('declined')
  expect(findBookingNews('pending_request', 'expired')).toBe('expired')
  expect(findBookingNews(undefined, 'host_approved')).toBeNull()
})

it('tells of a confirmation that happens before one’s eyes, and of no older one', () => {
  expect(isJustConfirmed('pending', 'confirmed')).toBe(true)
  expect(isJustConfirmed('awaiting_payment', 'confirmed')).toBe(true)
  expect(isJustConfirmed(undefined, 'confirmed')).toBe(false)
  expect(isJustConfirmed('confirmed', 'confirmed')).toBe(false)
  expect(isJustConfirmed('pending', 'cancelled')).toBe(false)
})

it('stays in sight for two seconds after a no', () => {
  expect(closeAfterMs).toBe(2_000)
})
