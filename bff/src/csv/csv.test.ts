import { expect, test } from 'vitest'
import { safeCell } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['@cmd', "'@cmd"],
  ['-2700,00', '-2700,00'],
  ['a;"b"', '"a;""b"""'],
])('the cell %s is written %s', (given, written) => {
  expect(safeCell(given)).toBe(written)
})
