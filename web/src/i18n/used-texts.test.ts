import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { namespaceNames, namespaces } from '@nordbo/texts'
import { ownTexts } from '@nordbo/texts/files'
import { describe, expect, it } from 'vitest'

describe('every text is used', () => {
  const folder = join(import.meta.dirname, '..')
  const source = globSync('**/*.{ts,tsx}', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  const shown = namespaceNames.filter((name) => namespaces[name].part !== null)

  // Codes of errors are looked up as they arrive, not by name.
  it.each(shown.filter((name) => !name.startsWith('errors')))('in %s', (name) => {
    const unused = Object.keys(ownTexts('da', name)).filter((key) => {
      const stem = key.replace(/_(one|other)$/, '')
      const [, family = ''] = /^(.*)\.[^.]+$/.exec(stem) ?? []
      // Used by name, or by a family of names (`status.${status}`, `${fault}Title`).
      const root = stem.replace(/(Title|Text)$/, '')
      const used = source.includes(`'${stem}'`) || (family !== '' && source.includes(`\`${family}.\${`))
      return !used && !(root !== stem && source.includes(`'${root}'`))
    })
    expect(unused).toEqual([])
  })
})
