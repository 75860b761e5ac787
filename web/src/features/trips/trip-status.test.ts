import { expect, it } from 'vitest'
import danish from '../../i18n/locales/da/trips.json' with { type: 'json' }
import { newlyApproved, shortWord } from './trip-status.ts'

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
    ['status.cancelled_by_host', 'Annulleret af værten'],
    ['status.completed', 'Gennemført'],
  ])
})

it('says in the profile that a trip waits or was cancelled in one word, whoever cancelled', () => {
  expect((['pending', 'pending_request'] as const).map(shortWord)).toEqual(['waiting', 'waiting'])
  const off = ['cancelled', 'cancelled_by_guest', 'cancelled_by_host'] as const
  expect(off.map(shortWord)).toEqual(['cancelled', 'cancelled', 'cancelled'])
  expect((['confirmed', 'completed', 'declined'] as const).map(shortWord)).toEqual([null, null, null])
})
