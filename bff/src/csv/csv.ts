const decimals = new Intl.NumberFormat('da-DK', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
})

/** An amount with its øre and a decimal comma. */
export const csvAmount = (dkk: number): string => decimals.format(dkk)

/** A cell that no spreadsheet takes for a formula; a number with its sign stays one. */
export const safeCell = (text: string): string => {
  const isNumber = /^-?\d+(,\d+)?$/.test(text)
  const safe = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A file for a spreadsheet (decisions.md, H-062): UTF-8 with its mark, semicolons, no cell a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(safeCell).join(';')).join('\r\n')}\r\n`
