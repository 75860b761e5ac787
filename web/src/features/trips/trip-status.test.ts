import { expect, it } from 'vitest'
import { newlyApproved } from './trip-status.ts'

it('notices the trips that the host has just said yes to', () => {
  const before = new Map([
    ['a', 'pending_request' as const],
    ['b', 'host_approved' as const],
    ['c', 'pending_request' as const],
  ])
  const now = [
    { id: 'a', status: 'host_approved' as const },
    { id: 'b', status: 'awaiting_payment' as const },
    { id: 'c', status: 'declined' as const },
    { id: 'd', status: 'host_approved' as const },
  ]
  expect(newlyApproved(before, now)).toEqual(['a'])
})
