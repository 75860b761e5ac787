import type { ApiPayoutStatement } from '../api/payout.ts'
import { statementWords } from '../api/statement-words.ts'
import { writePaper } from '../paper/paper.ts'
import { type ReceiptLanguage, receiptWords } from './receipt-words.ts'

interface Home {
  title: string
  city: string
}

/** A payout's statement as a PDF, for the stay in `home`. The figures are the statement's own; nothing is computed here. */
export const writeStatement = (
  payout: ApiPayoutStatement,
  home: Home,
  language: ReceiptLanguage,
  now: Date,
): Promise<Buffer> => {
  const words = statementWords[language]
  const { tag, inLatin, home: homeWord } = receiptWords[language]
  const dates = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'Europe/Copenhagen' })
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency: 'DKK', currencyDisplay: 'code' })
  const day = (date: string): string => dates.format(new Date(date.length === 10 ? `${date}T12:00:00Z` : date))
  const amount = (dkk: number): string => `${dkk < 0 ? '−' : ''}${money.format(Math.abs(dkk))}`
  const number = payout.id.slice(0, 8).toUpperCase()
  return writePaper({ title: `${words.title} ${number}`, language: tag, writtenAt: now, inLatin }, (paper) => {
    paper.title(words.title)
    paper.columns([
      { label: words.booking, lines: [number] },
      { label: words.date, lines: [day(now.toISOString())] },
    ])
    paper.columns([
      { label: homeWord, lines: [home.title, home.city] },
      { label: words.period, lines: [`${day(payout.periodFrom)} – ${day(payout.periodTo)}`] },
    ])
    for (const line of payout.lines) {
      paper.heading(`${words.kinds[line.kind]}, ${day(line.at)}`)
      if (line.revenue !== 0) paper.row(words.revenueShort, amount(line.revenue))
      if (line.platformFee !== 0) paper.row(words.feeShort, amount(0 - line.platformFee))
      paper.row(words.hostShort, amount(line.host), 'strong')
    }
    paper.rule()
    paper.row(words.owed, amount(payout.owed), 'strong')
  })
}
