import type { Country } from '@nordbo/contracts'
import type { ApiPayoutStatement } from '../api/payout.ts'
import { lineWords, statementWords } from '../api/statement-words.ts'
import { writePaper } from '../paper/paper.ts'
import { countryName, type ReceiptLanguage, receiptWords } from './receipt-words.ts'

/** A payout's statement as a PDF. The figures are the statement's own; nothing is computed here. */
export const writeStatement = (payout: ApiPayoutStatement, language: ReceiptLanguage, now: Date): Promise<Buffer> => {
  const words = statementWords[language]
  const spoken = receiptWords[language]
  const { tag, inLatin, page } = spoken
  const dates = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'Europe/Copenhagen' })
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency: 'DKK', currencyDisplay: 'code' })
  const day = (date: string): string => dates.format(new Date(date.length === 10 ? `${date}T12:00:00Z` : date))
  const amount = (dkk: number): string => `${dkk < 0 ? '−' : ''}${money.format(Math.abs(dkk))}`
  const { reference, host, home, guest } = payout
  const country = (code: Country): string => countryName(code, spoken)
  return writePaper({ title: `${words.title} ${reference}`, language: tag, writtenAt: now, inLatin, page }, (paper) => {
    paper.title(words.title)
    paper.columns([
      { label: words.booking, lines: [reference] },
      { label: words.date, lines: [day(now.toISOString())] },
      { label: words.host, lines: [host.name, country(host.country)] },
    ])
    paper.rule()
    paper.columns([
      { label: words.home, lines: [home.title, `${home.city}, ${country(home.country)}`] },
      { label: words.period, lines: [`${day(payout.periodFrom)} – ${day(payout.periodTo)}`] },
      { label: words.guest, lines: [guest] },
    ])
    for (const line of payout.lines) {
      const shown = 1 + Number(line.revenue !== 0) + Number(line.platformFee !== 0)
      paper.heading(`${lineWords(words, line)}, ${day(line.at)}`, shown)
      if (line.revenue !== 0) paper.row(words.revenueShort, amount(line.revenue))
      if (line.platformFee !== 0) paper.row(words.feeShort, amount(0 - line.platformFee))
      paper.row(words.shareShort, amount(line.host), 'strong')
    }
    paper.heading(words.total, 6)
    paper.row(words.revenueShort, amount(payout.revenue))
    paper.row(words.feeShort, amount(0 - payout.platformFee))
    paper.row(words.earned, amount(payout.amount))
    paper.row(words.sent, amount(0 - payout.sent))
    paper.rule()
    paper.row(words.owed, amount(payout.owed), 'strong')
  })
}
