import { expect, test } from 'vitest'
import { ApiPayoutStatement } from './payout.ts'
import { statementCsv } from './payout-csv.ts'

const payout = ApiPayoutStatement.parse({
  id: '7d1f8f0e-8c5b-4a4e-9d1c-3f6f5f4e2a11',
  listingId: '7d1f8f0e-8c5b-4a4e-9d1c-3f6f5f4e2a12',
  periodFrom: '2027-06-01',
  periodTo: '2027-06-04',
  revenue: 3_000,
  amount: 2_700,
  owed: 0,
  status: 'paid',
  hold: null,
  dueAt: '2027-06-02T13:00:00.000Z',
  paidAt: '2027-06-02T13:00:01.000Z',
  lines: [
    { kind: 'payment', at: '2026-12-31T23:30:00.000Z', revenue: 3_000, platformFee: 300, host: 2_700 },
    { kind: 'transfer', at: '2027-06-02T13:00:01.000Z', revenue: 0, platformFee: 0, host: -2_700 },
  ],
})

test('a statement opens in a Danish spreadsheet with one row for each thing that happened', () => {
  const [head, first, second, sum] = statementCsv(payout, 'da').split('\r\n')
  expect(head?.startsWith('\uFEFFDato;Booking;')).toBe(true)
  expect(first).toBe(`2027-01-01;${payout.id};2027-06-01;2027-06-04;Gæstens betaling;3000,00;-300,00;2700,00`)
  expect(second?.endsWith('Udbetalt til din konto;0,00;-0,00;-2700,00')).toBe(false)
  expect(second?.endsWith('Udbetalt til din konto;0,00;0,00;-2700,00')).toBe(true)
  expect(sum?.endsWith(';0,00')).toBe(true)
})
