import { copenhagenDate } from '@nordbo/contracts'
import { csvAmount, csvOf } from '../csv/csv.ts'
import { countryName, receiptWords } from '../receipts/receipt-words.ts'
import type { ApiPayoutStatement } from './payout.ts'
import { lineWords, statementWords } from './statement-words.ts'

/** A payout's statement for a spreadsheet: UTF-8 with its mark, semicolons, decimal commas; the columns in the reader's words. */
export const statementCsv = (payout: ApiPayoutStatement, lang: 'da' | 'en'): string => {
  const words = statementWords[lang]
  const { host, home, reference, guest, periodFrom, periodTo } = payout
  const country = countryName(host.country, receiptWords[lang])
  const stay = [reference, host.name, country, home.title, guest, periodFrom, periodTo]
  const rows = [
    [
      ...[words.date, words.booking, words.host, words.hostCountry, words.home, words.guest, words.from, words.to],
      ...[words.what, words.revenue, words.fee, words.share],
    ],
    ...payout.lines.map((line) => [
      copenhagenDate(new Date(line.at)),
      ...stay,
      lineWords(words, line),
      csvAmount(line.revenue),
      csvAmount(0 - line.platformFee),
      csvAmount(line.host),
    ]),
    ['', ...stay, words.earned, csvAmount(payout.revenue), csvAmount(0 - payout.platformFee), csvAmount(payout.amount)],
    ['', ...stay, words.sent, '', '', csvAmount(0 - payout.sent)],
    ['', ...stay, words.owed, '', '', csvAmount(payout.owed)],
  ]
  return csvOf(rows)
}
