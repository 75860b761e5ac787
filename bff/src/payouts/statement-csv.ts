import { copenhagenDate } from '@nordbo/contracts'
import { type Row, toCsv } from '../csv/csv.ts'
import { countryName, receiptWords } from '../receipts/receipt-words.ts'
import type { ApiPayoutStatement } from './shapes.ts'
import { lineWords, statementWords } from './statement-words.ts'

/** A payout's statement as CSV, in the reader's language. */
export const statementCsv = (payout: ApiPayoutStatement, lang: 'da' | 'en'): string => {
  const words = statementWords[lang]
  const { host, home, reference, guest, periodFrom, periodTo } = payout
  const country = countryName(host.country, receiptWords(lang))
  const stay = [reference, host.name, country, home.title, guest, periodFrom, periodTo]
  const rows: Row[] = [
    [
      words.date,
      ...[words.booking, words.host, words.hostCountry, words.home, words.guest, words.from, words.to],
      ...[words.what, words.revenue, words.fee, words.share],
    ],
    ...payout.lines.map(
      (line): Row => [
        copenhagenDate(new Date(line.at)),
        ...stay,
        lineWords(words, line),
        line.revenue,
        0 - line.platformFee,
        line.host,
      ],
    ),
    ['', ...stay, words.earned, payout.revenue, 0 - payout.platformFee, payout.amount],
    ['', ...stay, words.sent, '', '', 0 - payout.sent],
    ['', ...stay, words.owed, '', '', payout.owed],
  ]
  return toCsv(rows)
}
