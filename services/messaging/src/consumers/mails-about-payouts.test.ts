import { PayoutFact } from '@nordbo/contracts'
import { expect, test } from 'vitest'
import { mailsOfAPayout } from './mails-about-payouts.ts'

const paid = PayoutFact.parse({
  bookingId: '00000000-0000-4000-8000-000000000001',
  listingId: '00000000-0000-4000-8000-000000000002',
  hostId: '00000000-0000-4000-8000-000000000004',
  status: 'paid',
  amountOre: 2_700_00,
  owedOre: 0,
  imported: false,
})

test('a payout is one letter to its host, also when its sums change later', () => {
  const [first] = mailsOfAPayout('payoutSent', paid)
  const [later] = mailsOfAPayout('payoutSent', { ...paid, amountOre: 1_800_00 })
  expect(first).toMatchObject({ recipientId: paid.hostId, job: { kind: 'payoutSent', amountOre: 2_700_00 } })
  expect(later?.factId).toBe(first?.factId)
})

test('nobody is written about history that was brought, or about nothing', () => {
  expect(mailsOfAPayout('payoutSent', { ...paid, imported: true })).toEqual([])
  expect(mailsOfAPayout('payoutFailed', { ...paid, amountOre: 0 })).toEqual([])
})
