import type { PayoutLineKind } from '@nordbo/contracts'
import type { ApiPayoutStatement } from './payout.ts'
import { statementWords } from './statement-words.ts'

const decimals = new Intl.NumberFormat('da-DK', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
})
const amount = (dkk: number): string => decimals.format(dkk)

/** A cell that no spreadsheet takes for a formula; a number with its sign stays one. */
export const safeCell = (text: string): string => {
  const isNumber = /^-?\d+(,\d+)?$/.test(text)
  const safe = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A payout's statement for a spreadsheet: UTF-8 with its mark, semicolons, decimal commas; the columns in the reader's words. */
export const statementCsv = (payout: ApiPayoutStatement, lang: 'da' | 'en'): string => {
  const words = statementWords[lang]
  const kind = (of: PayoutLineKind): string => words.kinds[of]
  const rows = [
    [words.date, words.booking, words.from, words.to, words.what, words.revenue, words.fee, words.host],
    ...payout.lines.map((line) => [
      line.at.slice(0, 10),
      payout.id,
      payout.periodFrom,
      payout.periodTo,
      kind(line.kind),
      amount(line.revenue),
      amount(0 - line.platformFee),
      amount(line.host),
    ]),
    [words.owed, payout.id, payout.periodFrom, payout.periodTo, '', '', '', amount(payout.owed)],
  ]
  return `\uFEFF${rows.map((row) => row.map(safeCell).join(';')).join('\r\n')}\r\n`
}
