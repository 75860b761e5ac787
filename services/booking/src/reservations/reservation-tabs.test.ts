import { expect, test } from 'vitest'
import { tabsOf } from './reservation-tabs.ts'

const today = '2026-07-10'

test.each([
  ['confirmed', '2026-07-11', '2026-07-14', ['upcoming', 'all']],
  ['host_approved', '2026-07-11', '2026-07-14', ['upcoming', 'all']],
  ['awaiting_payment', '2026-07-11', '2026-07-14', ['upcoming', 'all']],
  ['confirmed', '2026-07-10', '2026-07-14', ['ongoing', 'all']],
  ['confirmed', '2026-07-07', '2026-07-10', ['ongoing', 'all']],
  ['confirmed', '2026-07-06', '2026-07-09', ['ended', 'all']],
  ['completed', '2026-07-06', '2026-07-09', ['ended', 'all']],
  ['cancelled', '2026-07-11', '2026-07-14', ['cancelled', 'all']],
  ['cancelled_by_guest', '2026-07-01', '2026-07-04', ['cancelled', 'all']],
  ['cancelled_by_host', '2026-08-01', '2026-08-04', ['cancelled', 'all']],
  ['pending_request', '2026-07-11', '2026-07-14', ['all']],
  ['pending', '2026-07-11', '2026-07-14', ['all']],
  ['declined', '2026-07-11', '2026-07-14', ['all']],
  ['expired', '2026-07-11', '2026-07-14', ['all']],
] as const)('a %s booking from %s to %s stands in %j', (status, checkIn, checkOut, tabs) => {
  expect(tabsOf({ status, checkIn, checkOut }, today)).toEqual(tabs)
})
