import { AlterationFact } from '@nordbo/contracts'
import { expect, test } from 'vitest'
import { AlterationLetterKind } from '../letters/letter-kinds.ts'
import { alterationMails } from './alteration-mails.ts'

const [guest, host] = ['00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000004']
const aFact = (by: 'guest' | 'host'): AlterationFact =>
  AlterationFact.parse({
    alterationId: '00000000-0000-4000-8000-000000000005',
    bookingId: '00000000-0000-4000-8000-000000000001',
    ...{ guestId: guest, hostId: host, by, status: 'proposed', differenceOre: 100 },
    ...{ checkIn: '2026-12-04', checkOut: '2026-12-06', expiresAt: null },
  })

test('an alteration is mailed to the other side, its payment to the guest, its expiry to both', () => {
  const readers = (by: 'guest' | 'host') =>
    Object.fromEntries(
      AlterationLetterKind.options.map((kind) => [
        kind,
        alterationMails(kind, aFact(by)).map(({ recipientId }) => (recipientId === guest ? 'guest' : 'host')),
      ]),
    )
  expect(readers('guest')).toEqual({
    changeProposed: ['host'],
    changeToPay: ['guest'],
    changeReminder: ['host'],
    changePaymentReminder: ['guest'],
    changeDeclined: ['guest'],
    changeWithdrawn: ['host'],
    changeExpired: ['guest', 'host'],
  })
  expect(readers('host')).toMatchObject({ changeProposed: ['guest'], changeDeclined: ['host'], changeToPay: ['guest'] })
})
