import { expect, it } from 'vitest'
import { danish } from '../../i18n/danish.ts'
import type { BookingStatus } from '../../lib/api/model.ts'
import { endReasonKey, newlyApproved, shortStatusKey, statusKey } from './trip-status.ts'

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

const trip = { mode: 'request', paymentDueAt: '2026-11-23T10:00:00Z', declineCode: null } as const
/** What the page of all trips says of one, and what the profile says. */
const said = (status: BookingStatus): string => danish.booking[`status.${statusKey({ ...trip, status })}`]
const saidInProfile = (status: BookingStatus): string => {
  const short = shortStatusKey(status)
  return short ? danish.profile[`trip.${short}`] : said(status)
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
] as const)('says of a trip that is %s “%s”, and in the profile “%s”', (status, words, inProfile) => {
  expect([said(status), saidInProfile(status)]).toEqual([words, inProfile])
})

it('names who ended a trip, and nobody who did nothing', () => {
  const asked = { mode: 'request', paymentDueAt: null, declineCode: null } as const
  const due = { paymentDueAt: '2026-11-23T10:00:00Z' }
  expect(statusKey({ ...asked, status: 'cancelled_by_guest' })).toBe('withdrawn')
  expect(statusKey({ ...asked, ...due, status: 'cancelled_by_guest' })).toBe('cancelled_by_guest')
  expect(statusKey({ ...asked, mode: 'instant', status: 'cancelled_by_guest' })).toBe('cancelled_by_guest')
  expect(endReasonKey({ ...asked, status: 'declined' })).toBe('declined')
  expect(endReasonKey({ ...asked, status: 'declined', declineCode: 'overtaken' })).toBe('declinedByHouse')
  expect(endReasonKey({ ...asked, status: 'expired' })).toBe('unanswered')
  expect(endReasonKey({ ...asked, ...due, status: 'expired' })).toBe('unpaid')
})

it('says in the profile that a trip waits or was cancelled in one word, with the guest or the host cancelling', () => {
  expect((['pending', 'pending_request'] as const).map(shortStatusKey)).toEqual(['waiting', 'waiting'])
  const off = ['cancelled', 'cancelled_by_guest', 'cancelled_by_host'] as const
  expect(off.map(shortStatusKey)).toEqual(['cancelled', 'cancelled', 'cancelled'])
  expect((['confirmed', 'completed', 'declined'] as const).map(shortStatusKey)).toEqual([null, null, null])
})
