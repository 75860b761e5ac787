import { expect, it } from 'vitest'
import danish from '../../i18n/locales/da/booking.json' with { type: 'json' }
import { endWord, newlyApproved, shortWord, statusWord } from './trip-status.ts'

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

it('says how each trip stands in the words of the house', () => {
  expect(Object.entries(danish).filter(([key]) => key.startsWith('status.'))).toEqual([
    ['status.pending_request', 'Afventer godkendelse'],
    ['status.host_approved', 'Godkendt - afventer betaling'],
    ['status.awaiting_payment', 'Afventer betaling'],
    ['status.pending', 'Behandles'],
    ['status.confirmed', 'Bekræftet'],
    ['status.declined', 'Afvist'],
    ['status.expired', 'Udløbet'],
    ['status.cancelled', 'Annulleret'],
    ['status.cancelled_by_guest', 'Annulleret af dig'],
    ['status.withdrawn', 'Trukket tilbage af dig'],
    ['status.cancelled_by_host', 'Annulleret af værten'],
    ['status.completed', 'Gennemført'],
  ])
})

it('names who ended a trip, and nobody who did nothing', () => {
  const asked = { mode: 'request', paymentDueAt: null, declineCode: null } as const
  const due = { paymentDueAt: '2026-11-23T10:00:00Z' }
  expect(statusWord({ ...asked, status: 'cancelled_by_guest' })).toBe('withdrawn')
  expect(statusWord({ ...asked, ...due, status: 'cancelled_by_guest' })).toBe('cancelled_by_guest')
  expect(statusWord({ ...asked, mode: 'instant', status: 'cancelled_by_guest' })).toBe('cancelled_by_guest')
  expect(endWord({ ...asked, status: 'declined' })).toBe('declined')
  expect(endWord({ ...asked, status: 'declined', declineCode: 'overtaken' })).toBe('declinedByHouse')
  expect(endWord({ ...asked, status: 'expired' })).toBe('unanswered')
  expect(endWord({ ...asked, ...due, status: 'expired' })).toBe('unpaid')
})

it('says in the profile that a trip waits or was cancelled in one word, whoever cancelled', () => {
  expect((['pending', 'pending_request'] as const).map(shortWord)).toEqual(['waiting', 'waiting'])
  const off = ['cancelled', 'cancelled_by_guest', 'cancelled_by_host'] as const
  expect(off.map(shortWord)).toEqual(['cancelled', 'cancelled', 'cancelled'])
  expect((['confirmed', 'completed', 'declined'] as const).map(shortWord)).toEqual([null, null, null])
})
