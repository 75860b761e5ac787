import { PayoutView } from '@nordbo/contracts'
import { expect, test } from 'vitest'
import { toApiPayout } from './shapes.ts'

test('a payout has DKK and no other fields, even when made from a statement', () => {
  const payout = PayoutView.parse({
    id: '7d1f8f0e-8c5b-4a4e-9d1c-3f6f5f4e2a11',
    listingId: '7d1f8f0e-8c5b-4a4e-9d1c-3f6f5f4e2a12',
    periodFrom: '2027-06-01',
    periodTo: '2027-06-04',
    revenueOre: 3_000_50,
    amountOre: 2_700_45,
    owedOre: 2_700_45,
    status: 'pending',
    hold: null,
    sending: false,
    dueAt: '2027-06-02T13:00:00.000Z',
    paidAt: null,
  })
  const lines = [
    {
      kind: 'payment',
      at: '2027-01-01T10:00:00.000Z',
      revenueOre: 300_050,
      platformFeeOre: 5,
      hostOre: 4,
      counterpartId: null,
    },
  ]
  const payoutView = toApiPayout({ ...payout, ...{ lines } })
  expect(payoutView).toMatchObject({ revenue: 3_000.5, amount: 2_700.45, owed: 2_700.45 })
  expect(JSON.stringify(payoutView)).not.toContain('Ore')
})
