import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Row, safeCell, toCsv } from './csv.ts'

test.each([
  ['Skagen', '"Skagen"'],
  ['', '""'],
  ['=1+1', `"'=1+1"`],
  ['@cmd', `"'@cmd"`],
  ['＝1+1', `"'＝1+1"`],
  [-2700, '"-2700,00"'],
  [0.5, '"0,50"'],
  ['-1', `"'-1"`],
  ['2027-06-01', '"2027-06-01"'],
  ['a;"b"', '"a;""b"""'],
  ['Hus,=1+1', `"Hus,'=1+1"`],
  ['Hus;  =1+1', `"Hus;  '=1+1"`],
  ['Hus\t+1', `"Hus\t'+1"`],
  ['Hus,"=1+1', `"Hus,""'=1+1"`],
  ['Hus\r\n-1', `"Hus\r\n'-1"`],
  ['Hus =1+1', `"Hus '=1+1"`],
  ['Skagen - Grenen', '"Skagen - Grenen"'],
  ['Vin & brød, kl. 15:00', '"Vin & brød, kl. 15:00"'],
])('the cell %j is written %j', (given, written) => {
  expect(safeCell(given)).toBe(written)
})

/** The cells that a spreadsheet program with this separator reads. A quote has its meaning at the start of a cell, or never. */
const cellsOf = (file: string, separator: string, quotes: boolean): string[] => {
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (const letter of file) {
    if (quotes && letter === '"' && (quoted || cell === '')) quoted = !quoted
    else if (!quoted && (letter === separator || letter === '\n' || letter === '\r')) {
      cells.push(cell)
      cell = ''
    } else cell += letter
  }
  return [...cells, cell]
}

const words = fc.string({
  unit: fc.constantFrom(...'=+-@＝;,|:\t \n\r"\'a1,;=" '.split(''), '=1+1', '\u00a0', '\u2028', ',00'),
  maxLength: 14,
})

const cell = fc.oneof({ weight: 4, arbitrary: words }, { weight: 1, arbitrary: fc.integer({ min: -9999, max: 9999 }) })
const row = fc.tuple(words, fc.array(cell, { maxLength: 3 })).map(([first, rest]): Row => [first, ...rest])

test('no text becomes a formula, whichever separator a spreadsheet expects', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 4 }), (rows) => {
      for (const line of rows) for (const cell of line) expect(safeCell(cell)).toMatch(/^"(?:[^"]|"")*"$/)
      const file = toCsv(rows).slice(1)
      for (const separator of [';', ',', '\t', '|', ':', ' '])
        for (const quotes of [true, false])
          for (const found of cellsOf(file, separator, quotes)) {
            const shown = found.replace(/^[\s"]+/, '')
            // An amount with its sign, and a dash between blanks.
            const harmless = !/^[=+\-@＝]/.test(shown) || /^-(\d+(,00)?["\s]*$|\s|$)/.test(shown)
            expect([separator, quotes, found, harmless]).toEqual([separator, quotes, found, true])
          }
    }),
    { numRuns: 500 },
  )
})
