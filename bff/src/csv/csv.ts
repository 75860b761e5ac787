/** Amounts with their øre and a decimal comma. */
const decimals = new Intl.NumberFormat('da-DK', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
})

/** A sign that begins a formula, also as East Asian keyboards write it. */
const sign = '[=+\\-@＝＋－＠]'
/** Whatever may separate cells in some spreadsheet, apart from blanks. */
const separator = '[,;|:\\t\\r\\n\\v\\f\\u0085\\u2028\\u2029]'

/** A sign where a cell begins, in this file or in what a spreadsheet with another separator makes of it. */
const beginsCell = new RegExp(`(^|${separator})([\\s"]*)(?=${sign})`, 'g')
/** The same where blanks separate. A dash that stands alone is no formula: 'Skagen - Grenen' stays as it is. */
const followsBlank = new RegExp(`(\\s"*)(?!-\\s)(?=${sign})`, 'g')

/** What stands in a cell: words of somebody, or an amount in DKK. */
export type Cell = string | number

/** A row begins with words: read with another separator, what begins with an amount could go on as a formula. */
export type Row = readonly [string, ...Cell[]]

/** A cell that no spreadsheet takes for a formula, whatever separator it expects. Amounts keep their sign, words lose it. */
export const safeCell = (cell: Cell): string => {
  if (typeof cell === 'number') return `"${decimals.format(cell)}"`
  const safe = cell.replaceAll(beginsCell, "$1$2'").replaceAll(followsBlank, "$1'")
  return `"${safe.replaceAll('"', '""')}"`
}

/** A file for a spreadsheet: UTF-8 with its mark, semicolons, every cell quoted and none a formula. */
export const toCsv = (rows: readonly Row[]): string =>
  `\uFEFF${rows.map((row) => row.map(safeCell).join(';')).join('\r\n')}\r\n`
