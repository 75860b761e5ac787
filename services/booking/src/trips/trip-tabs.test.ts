import { expect, it } from 'vitest'
import { tripTabOf } from './trip-tabs.ts'

const today = '2026-07-02'

it('counts a trip as upcoming until its check-in day, whatever its state', () => {
  expect(tripTabOf({ status: 'confirmed', checkIn: '2026-07-02' }, today)).toBe('upcoming')
  expect(tripTabOf({ status: 'cancelled_by_guest', checkIn: '2026-07-03' }, today)).toBe('upcoming')
  expect(tripTabOf({ status: 'confirmed', checkIn: '2026-07-01' }, today)).toBe('past')
})

it('keeps an open trip upcoming though its check-in day has passed', () => {
  const open = ['pending_request', 'host_approved', 'awaiting_payment', 'pending'] as const
  for (const status of open) expect(tripTabOf({ status, checkIn: '2026-07-01' }, today)).toBe('upcoming')
  expect(tripTabOf({ status: 'expired', checkIn: '2026-07-01' }, today)).toBe('past')
})
