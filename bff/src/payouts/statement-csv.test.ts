import { expect, test } from 'vitest'
import { ApiPayoutStatement } from './shapes.ts'
import { statementCsv } from './statement-csv.ts'

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
  sending: false,
  dueAt: '2027-06-02T13:00:00.000Z',
  paidAt: '2027-06-02T13:00:01.000Z',
  reference: '7D1F8F0E',
  host: { name: 'Hanne Vært', country: 'DK' },
  home: { title: 'Klithuset ved Grenen', city: 'Skagen', country: 'DK' },
  guest: 'Gerda',
  platformFee: 300,
  sent: 2_700,
  lines: [
    { kind: 'payment', at: '2026-12-31T23:30:00.000Z', revenue: 3_000, platformFee: 300, host: 2_700 },
    { kind: 'transfer', at: '2027-06-02T13:00:01.000Z', revenue: 0, platformFee: 0, host: -2_500 },
    { kind: 'offset', at: '2027-06-02T13:00:01.000Z', revenue: 0, platformFee: 0, host: -200, counterpart: '9515F80D' },
  ].map((line) => ({ counterpart: null, ...line })),
})

test('a statement is a Danish CSV file with one row per entry, and the sums', () => {
  const [head, ...rows] = statementCsv(payout, 'da').trimEnd().split('\r\n')
  expect(head?.startsWith('\uFEFF"Dato";"Booking";"Vært";"Værtens land";"Bolig";"Gæst";')).toBe(true)
  const stay = '7D1F8F0E;Hanne Vært;Danmark;Klithuset ved Grenen;Gerda;2027-06-01;2027-06-04'
  // Every cell is quoted, and none of these contains a semicolon.
  expect(rows.map((row) => row.slice(1, -1).replaceAll('";"', ';'))).toEqual([
    `2027-01-01;${stay};Gæstens betaling;3000,00;-300,00;2700,00`,
    `2027-06-02;${stay};Udbetalt til din konto;0,00;0,00;-2500,00`,
    `2027-06-02;${stay};Modregnet · Booking 9515F80D;0,00;0,00;-200,00`,
    `;${stay};Din andel i alt;3000,00;-300,00;2700,00`,
    `;${stay};Udbetalt til dig;;;-2700,00`,
    `;${stay};Til gode;;;0,00`,
  ])
})
