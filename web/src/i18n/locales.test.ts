import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, 'locales')
const read = (language: string, file: string): Record<string, string> =>
  JSON.parse(readFileSync(join(root, language, file), 'utf8'))
const placeholders = (text: string): string[] => [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).sort()

const files = readdirSync(join(root, 'da'))
const others = readdirSync(root).filter((language) => language !== 'da')

describe.each(others)('%s beside Danish', (language) => {
  it('has the same files', () => {
    expect(readdirSync(join(root, language)).sort()).toEqual(files.toSorted())
  })

  it.each(files)('has every key of %s, with the same placeholders', (file) => {
    const danish = read('da', file)
    const other = read(language, file)
    expect(Object.keys(other).sort()).toEqual(Object.keys(danish).sort())
    for (const [key, text] of Object.entries(danish)) {
      expect(placeholders(other[key] ?? ''), key).toEqual(placeholders(text))
      expect(other[key]?.trim(), key).not.toBe('')
    }
  })
})

describe('every text is used', () => {
  const folder = join(import.meta.dirname, '..')
  const source = globSync('**/*.{ts,tsx}', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')

  // Codes of errors are looked up as they arrive, not by name.
  it.each(files.filter((file) => !file.startsWith('errors')))('in %s', (file) => {
    const unused = Object.keys(read('da', file)).filter((key) => {
      const name = key.replace(/_(one|other)$/, '')
      const [, family = ''] = /^(.*)\.[^.]+$/.exec(name) ?? []
      // Used by name, or by a family of names (`status.${status}`, `${fault}Title`).
      const stem = name.replace(/(Title|Text)$/, '')
      const used = source.includes(`'${name}'`) || (family !== '' && source.includes(`\`${family}.\${`))
      return !used && !(stem !== name && source.includes(`'${stem}'`))
    })
    expect(unused).toEqual([])
  })
})
