import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { ApiPayoutStatement } from './shapes.ts'
import { writeStatementPdf } from './statement-pdf.ts'

const payment = {
  kind: 'payment',
  at: '2026-12-31T23:30:00.000Z',
  revenue: 3_000,
  platformFee: 300,
  host: 2_700,
  counterpart: null,
}
const statementWith = (lines: object[]): ApiPayoutStatement =>
  ApiPayoutStatement.parse({
    id: '7d1f8f0e-8c5b-4a4e-9d1c-3f6f5f4e2a11',
    listingId: '7d1f8f0e-8c5b-4a4e-9d1c-3f6f5f4e2a12',
    periodFrom: '2027-06-01',
    periodTo: '2027-06-04',
    revenue: 3_000,
    amount: 2_700,
    owed: 2_700,
    status: 'pending',
    hold: null,
    sending: false,
    dueAt: '2027-06-02T13:00:00.000Z',
    paidAt: null,
    reference: '7D1F8F0E',
    host: { name: 'Hanne Vært', country: 'DK' },
    home: { title: 'Fjeldhytten', city: 'Trysil', country: 'NO' },
    guest: 'Gerda',
    platformFee: 300,
    sent: 0,
    lines,
  })

const pageTextsOf = async (statement: ApiPayoutStatement, language: 'da' | 'en'): Promise<string[]> => {
  const pdf = await writeStatementPdf(statement, language, new Date('2027-01-02T10:00:00Z'))
  const { text } = await extractText(new Uint8Array(pdf))
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}

test('a statement as PDF has its host, stay, date, amounts and sums', async () => {
  const pages = await pageTextsOf(statementWith([payment]), 'da')
  expect(pages).toHaveLength(1)
  const [words] = pages
  for (const expected of ['Hanne Vært Danmark', 'Fjeldhytten', 'Trysil, Norge', 'Gerda', '2. januar 2027', '7D1F8F0E'])
    expect(words).toContain(expected)
  expect(words).toContain('1. juni 2027 – 4. juni 2027')
  expect(words).toContain('Gæstens betaling, 1. januar 2027')
  expect(words).toContain('Platformsgebyr −300,00 DKK')
  expect(words).toContain('Din andel i alt 2.700,00 DKK Udbetalt til dig 0,00 DKK Til gode 2.700,00 DKK')
})

test('every further page of a long statement has the title and its number', async () => {
  const refund = {
    ...{ kind: 'refund', at: '2027-01-02T10:00:00.000Z', revenue: -10, platformFee: -1, host: -9 },
    counterpart: null,
  }
  const pages = await pageTextsOf(statementWith([payment, ...Array.from({ length: 14 }, () => refund)]), 'en')
  expect(pages.length).toBeGreaterThan(1)
  expect(pages[0]).not.toContain('Page 1')
  for (const [index, page] of pages.entries())
    if (index > 0) expect(page).toContain(`Payout statement 7D1F8F0E Page ${index + 1} of ${pages.length}`)
  // Page breaks are between entries.
  const times = (page: string, words: string): number => page.split(words).length - 1
  for (const page of pages) expect(times(page, 'Your share −')).toBe(times(page, 'Refund to the guest'))
})
