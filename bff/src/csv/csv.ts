/** Amounts with two decimals and a decimal comma. */
const decimals = new Intl.NumberFormat('da-DK', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
})

/** A character that begins a formula, also in its full-width form. */
const sign = '[=+\\-@＝＋－＠]'
/** Characters that separate cells in some spreadsheet program, apart from blanks. */
const separator = '[,;|:\\t\\r\\n\\v\\f\\u0085\\u2028\\u2029]'

/** A formula character at the start of a cell, also when a program reads the file with another separator. */
const beginsCell = new RegExp(`(^|${separator})([\\s"]*)(?=${sign})`, 'g')
/** The same when blanks separate cells. A dash between blanks is no formula: 'Skagen - Grenen' stays as it is. */
const followsBlank = new RegExp(`(\\s"*)(?!-\\s)(?=${sign})`, 'g')

/** A text, or an amount in DKK. */
export type Cell = string | number

/** A row starts with a text: a negative amount at the start could become a formula when read with another separator. */
export type Row = readonly [string, ...Cell[]]

/** A quoted cell that no spreadsheet program reads as a formula. Amounts keep their sign; an apostrophe goes before a text's. */
export const safeCell = (cell: Cell): string => {
  if (typeof cell === 'number') return `"${decimals.format(cell)}"`
  const safe = cell.replaceAll(beginsCell, "$1$2'").replaceAll(followsBlank, "$1'")
  return `"${safe.replaceAll('"', '""')}"`
}

/** A CSV file: UTF-8 with a byte order mark, separated by semicolons, every cell quoted and none a formula. */
export const toCsv = (rows: readonly Row[]): string =>
  `\uFEFF${rows.map((row) => row.map(safeCell).join(';')).join('\r\n')}\r\n`
