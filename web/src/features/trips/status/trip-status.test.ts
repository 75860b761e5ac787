import booking from '@nordbo/texts/locales/da/booking.json' with { type: 'json' }
import profile from '@nordbo/texts/locales/da/profile.json' with { type: 'json' }
import { expect, it } from 'vitest'
import type { BookingStatus } from '../../../lib/api/model.ts'
import { endReasonKey, newlyApproved, shortStatusKey, statusKey } from './trip-status.ts'

it('finds trips that the host has just approved', () => {
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

const trip = { mode: 'request', paymentDueAt: '2026-11-23T10:00:00Z', declineCode: null } as const
/** The status texts of the trips page and of the profile. */
const statusText = (status: BookingStatus): string => booking[`status.${statusKey({ ...trip, status })}`]
const profileText = (status: BookingStatus): string => {
  const short = shortStatusKey(status)
  return short ? profile[`trip.${short}`] : statusText(status)
}

it.each([
  ['pending_request', 'Afventer godkendelse', 'Afventer'],
  ['host_approved', 'Godkendt - afventer betaling', 'Godkendt - afventer betaling'],
  ['awaiting_payment', 'Afventer betaling', 'Afventer betaling'],
  ['pending', 'Behandles', 'Afventer'],
  ['confirmed', 'Bekræftet', 'Bekræftet'],
  ['declined', 'Afvist', 'Afvist'],
  ['expired', 'Udløbet', 'Udløbet'],
  ['cancelled', 'Annulleret', 'Annulleret'],
  ['cancelled_by_guest', 'Annulleret af dig', 'Annulleret'],
  ['cancelled_by_host', 'Annulleret af værten', 'Annulleret'],
  ['completed', 'Gennemført', 'Gennemført'],
] as const)('the status %s is “%s”, and “%s” in the profile', (status, words, inProfile) => {
  expect([statusText(status), profileText(status)]).toEqual([words, inProfile])
})

it('names who ended a trip, and no side that did nothing', () => {
  const request = { mode: 'request', paymentDueAt: null, declineCode: null } as const
  const due = { paymentDueAt: '2026-11-23T10:00:00Z' }
  expect(statusKey({ ...request, status: 'cancelled_by_guest' })).toBe('withdrawn')
  expect(statusKey({ ...request, ...due, status: 'cancelled_by_guest' })).toBe('cancelled_by_guest')
  expect(statusKey({ ...request, mode: 'instant', status: 'cancelled_by_guest' })).toBe('cancelled_by_guest')
  expect(endReasonKey({ ...request, status: 'declined' })).toBe('declined')
  expect(endReasonKey({ ...request, status: 'declined', declineCode: 'overtaken' })).toBe('declinedByHouse')
  expect(endReasonKey({ ...request, status: 'expired' })).toBe('unanswered')
  expect(endReasonKey({ ...request, ...due, status: 'expired' })).toBe('unpaid')
})

it('the profile has one word for waiting trips and one for cancelled trips', () => {
  expect((['pending', 'pending_request'] as const).map(shortStatusKey)).toEqual(['waiting', 'waiting'])
  const off = ['cancelled', 'cancelled_by_guest', 'cancelled_by_host'] as const
  expect(off.map(shortStatusKey)).toEqual(['cancelled', 'cancelled', 'cancelled'])
  expect((['confirmed', 'completed', 'declined'] as const).map(shortStatusKey)).toEqual([null, null, null])
})
