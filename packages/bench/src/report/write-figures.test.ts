import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeFigures } from './write-figures.ts'

const written = (text: string, ...figures: string[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'nordbo-figures-'))
  try {
    writeFileSync(join(folder, 'page.md'), text)
    for (const each of figures) writeFigures(join(folder, 'page.md'), each, 'bench')
    return readFileSync(join(folder, 'page.md'), 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
const marks = ['<!-- figures: written by npm run bench -->', '<!-- end of the figures of bench -->'] as const

test('new figures replace the ones between their marks, and the rest of the page stays', () => {
  const page = written(`before\n${marks[0]}\nold\n${marks[1]}\nafter\n`, 'first', 'second')
  expect(page).toBe(`before\n${marks[0]}\n\nsecond\n\n${marks[1]}\nafter\n`)
})

test('a page without marks stays unchanged', () => {
  expect(() => written('no marks', 'figures')).toThrow('lost the marks')
})
