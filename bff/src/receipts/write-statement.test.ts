import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { ApiPayoutStatement } from '../api/payout.ts'
import { writeStatement } from './write-statement.ts'

const payout = ApiPayoutStatement.parse({
  id: '7d1f8f0e-8c5b-4a4e-9d1c-3f6f5f4e2a11',
  listingId: '7d1f8f0e-8c5b-4a4e-9d1c-3f6f5f4e2a12',
  periodFrom: '2027-06-01',
  periodTo: '2027-06-04',
  revenue: 3_000,
  amount: 2_700,
  owed: 2_700,
  status: 'pending',
  hold: null,
  dueAt: '2027-06-02T13:00:00.000Z',
  paidAt: null,
  lines: [{ kind: 'payment', at: '2026-12-31T23:30:00.000Z', revenue: 3_000, platformFee: 300, host: 2_700 }],
})

test('a statement on paper says which home it is about, of which day it is, and every figure', async () => {
  const home = { title: 'Klithuset ved Grenen', city: 'Skagen' }
  const paper = await writeStatement(payout, home, 'da', new Date('2027-01-02T10:00:00Z'))
  const { text } = await extractText(new Uint8Array(paper), { mergePages: true })
  const words = text.replaceAll(/\s+/g, ' ')
  for (const said of ['Klithuset ved Grenen', 'Skagen', '2. januar 2027', '1. juni 2027 – 4. juni 2027', '7D1F8F0E'])
    expect(words).toContain(said)
  expect(words).toContain('Gæstens betaling, 1. januar 2027')
  expect(words).toContain('Platformsgebyr −300,00 DKK')
  expect(words).toContain('Til gode 2.700,00 DKK')
})
