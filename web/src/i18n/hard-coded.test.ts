import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, it } from 'vitest'

/** Attributes that people read or hear. */
const spoken =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|title|placeholder|label|lead|text|hint)$/
/** The same in every language. */
const signs = new Set(['DKK', 'Nordbo'])
const isWords = (text: string): boolean => /\p{L}{2}/u.test(text) && !signs.has(text.trim())

const root = join(import.meta.dirname, '..')

/** Words in a component's source that are not in the catalogue. */
const hardCoded = (file: string): string[] => {
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  const found: string[] = []
  const keep = (text: unknown): void => {
    if (typeof text === 'string' && isWords(text)) found.push(`${file}: ${text.trim()}`)
  }
  new Visitor({
    JSXText: ({ value }) => keep(value),
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && spoken.test(name.name) && value?.type === 'Literal') keep(value.value)
    },
    JSXExpressionContainer: ({ expression }) => {
      if (expression.type === 'Literal') keep(expression.value)
    },
  }).visit(program)
  return found
}

it('no screen has words that are not in the catalogue', () => {
  // The style guide is for those who build the product.
  const files = globSync('**/*.tsx', { cwd: root }).filter(
    (file) => !file.includes('styleguide/') && !file.includes('.test.'),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap(hardCoded)).toEqual([])
})
