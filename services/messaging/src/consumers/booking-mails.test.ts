import { BookingFact } from '@nordbo/contracts'
import { expect, test } from 'vitest'
import { bookingMails } from './booking-mails.ts'

const guestId = '00000000-0000-4000-8000-000000000003'
const hostId = '00000000-0000-4000-8000-000000000004'

const aFact = (over: Partial<BookingFact> = {}): BookingFact => ({
  ...BookingFact.parse({
    bookingId: '00000000-0000-4000-8000-000000000001',
    listingId: '00000000-0000-4000-8000-000000000002',
    guestId,
    hostId,
    mode: 'request',
    from: null,
    status: 'pending_request',
    checkIn: '2026-12-04',
    checkOut: '2026-12-06',
    totalOre: 1,
    hostShareOre: 1,
    platformFeeOre: 0,
    serviceFeeOre: 0,
    imported: false,
  }),
  ...over,
})

const kinds = (...given: Parameters<typeof bookingMails>): [string, string][] =>
  bookingMails(...given).map(({ job, recipientId }) => [job.kind, recipientId])

test('a request is mailed to guest and host', () => {
  expect(kinds('requested', aFact())).toEqual([
    ['requestReceived', hostId],
    ['requestSent', guestId],
  ])
})

test('an unanswered request and an unpaid approval get different mails', () => {
  expect(kinds('expired', aFact({ from: 'pending_request' }))).toEqual([['requestExpired', guestId]])
  for (const from of ['host_approved', 'awaiting_payment'] as const)
    expect(kinds('expired', aFact({ from }))).toEqual([['paymentExpired', guestId]])
})

test('a cancelled stay is mailed to both, a released hold is not mailed', () => {
  expect(kinds('cancelledByGuest', aFact({ from: 'confirmed' }))).toEqual([
    ['stayCancelled', guestId],
    ['stayCancelledByGuest', hostId],
  ])
  expect(kinds('cancelledByGuest', aFact({ from: 'pending' }))).toEqual([])
  expect(kinds('cancelledByGuest', aFact({ from: 'pending_request' }))).toEqual([['requestWithdrawn', hostId]])
  expect(kinds('cancelledByHost', aFact({ from: 'confirmed' }))).toEqual([
    ['stayCancelledByHost', guestId],
    ['reservationCancelled', hostId],
  ])
  expect(kinds('cancelledByHost', aFact({ from: 'awaiting_payment' }))).toEqual([['approvalWithdrawn', guestId]])
})

test('imported stays send no mails', () => {
  for (const moment of ['requested', 'approved', 'declined', 'expired', 'confirmed', 'cancelled'] as const)
    expect(bookingMails(moment, aFact({ imported: true }))).toEqual([])
})
