import { expect, it } from 'vitest'
import { pseudoTexts } from './pseudo.ts'

it('marks letters, keeps placeholders and makes a text two fifths longer', () => {
  const { found = '' } = pseudoTexts({ found: '{{count}} homes found' })
  expect(found).toMatch(/^⟦\{\{count\}\} höméš föüñd( ~)+⟧$/)
  expect(found.length / '{{count}} homes found'.length).toBeGreaterThanOrEqual(1.4)
})
