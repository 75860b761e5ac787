import { expect, it } from 'vitest'
import { tripTabOf } from './trip-tabs.ts'

const today = '2026-07-02'

it('counts a trip among the coming ones from its check-in day on, whatever became of it', () => {
  expect(tripTabOf({ status: 'confirmed', checkIn: '2026-07-02' }, today)).toBe('upcoming')
  expect(tripTabOf({ status: 'cancelled_by_guest', checkIn: '2026-07-03' }, today)).toBe('upcoming')
  expect(tripTabOf({ status: 'confirmed', checkIn: '2026-07-01' }, today)).toBe('past')
})

it('keeps a trip that is still open among the coming ones though its day has passed', () => {
  const open = ['pending_request', 'host_approved', 'awaiting_payment', 'pending'] as const
  for (const status of open) expect(tripTabOf({ status, checkIn: '2026-07-01' }, today)).toBe('upcoming')
  expect(tripTabOf({ status: 'expired', checkIn: '2026-07-01' }, today)).toBe('past')
})
