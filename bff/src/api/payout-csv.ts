import { copenhagenDate, type PayoutLineKind } from '@nordbo/contracts'
import { csvAmount, csvOf } from '../csv/csv.ts'
import type { ApiPayoutStatement } from './payout.ts'
import { statementWords } from './statement-words.ts'

/** A payout's statement for a spreadsheet: UTF-8 with its mark, semicolons, decimal commas; the columns in the reader's words. */
export const statementCsv = (payout: ApiPayoutStatement, lang: 'da' | 'en'): string => {
  const words = statementWords[lang]
  const kind = (of: PayoutLineKind): string => words.kinds[of]
  const rows = [
    [words.date, words.booking, words.from, words.to, words.what, words.revenue, words.fee, words.host],
    ...payout.lines.map((line) => [
      copenhagenDate(new Date(line.at)),
      payout.id,
      payout.periodFrom,
      payout.periodTo,
      kind(line.kind),
      csvAmount(line.revenue),
      csvAmount(0 - line.platformFee),
      csvAmount(line.host),
    ]),
    [words.owed, payout.id, payout.periodFrom, payout.periodTo, '', '', '', csvAmount(payout.owed)],
  ]
  return csvOf(rows)
}
