import type { Country } from '@nordbo/contracts'
import { writePdf } from '../pdf/pdf-document.ts'
import { countryName, type ReceiptLanguage, receiptWords } from '../receipts/receipt-words.ts'
import type { ApiPayoutStatement } from './shapes.ts'
import { lineWords, statementWords } from './statement-words.ts'

/** A payout's statement as a PDF. All amounts come from the statement. */
export const writeStatementPdf = (
  payout: ApiPayoutStatement,
  language: ReceiptLanguage,
  now: Date,
): Promise<Buffer> => {
  const words = statementWords[language]
  const spoken = receiptWords(language)
  const { tag, inLatin, page } = spoken
  const dates = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'Europe/Copenhagen' })
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency: 'DKK', currencyDisplay: 'code' })
  const day = (date: string): string => dates.format(new Date(date.length === 10 ? `${date}T12:00:00Z` : date))
  const amount = (dkk: number): string => `${dkk < 0 ? '−' : ''}${money.format(Math.abs(dkk))}`
  const { reference, host, home, guest } = payout
  const country = (code: Country): string => countryName(code, spoken)
  return writePdf({ title: `${words.title} ${reference}`, language: tag, writtenAt: now, inLatin, page }, (pdf) => {
    pdf.title(words.title)
    pdf.columns([
      { label: words.booking, lines: [reference] },
      { label: words.date, lines: [day(now.toISOString())] },
      { label: words.host, lines: [host.name, country(host.country)] },
    ])
    pdf.rule()
    pdf.columns([
      { label: words.home, lines: [home.title, `${home.city}, ${country(home.country)}`] },
      { label: words.period, lines: [`${day(payout.periodFrom)} – ${day(payout.periodTo)}`] },
      { label: words.guest, lines: [guest] },
    ])
    for (const line of payout.lines) {
      const shown = 1 + Number(line.revenue !== 0) + Number(line.platformFee !== 0)
      pdf.heading(`${lineWords(words, line)}, ${day(line.at)}`, shown)
      if (line.revenue !== 0) pdf.row(words.revenueShort, amount(line.revenue))
      if (line.platformFee !== 0) pdf.row(words.feeShort, amount(0 - line.platformFee))
      pdf.row(words.shareShort, amount(line.host), 'strong')
    }
    pdf.heading(words.total, 6)
    pdf.row(words.revenueShort, amount(payout.revenue))
    pdf.row(words.feeShort, amount(0 - payout.platformFee))
    pdf.row(words.earned, amount(payout.amount))
    pdf.row(words.sent, amount(0 - payout.sent))
    pdf.rule()
    pdf.row(words.owed, amount(payout.owed), 'strong')
  })
}
