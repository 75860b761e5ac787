import { ListingContent } from '@nordbo/contracts'
import { expect, test } from 'vitest'
import { copyTitle } from './copy-title.ts'

test('a copy is marked in its title', () => {
  expect(copyTitle('Sommerhus ved Grenen')).toBe('Sommerhus ved Grenen (kopi)')
})

test.each([
  ['of 73 characters', 'a'.repeat(73), `${'a'.repeat(73)} (kopi)`],
  ['of 74 characters', 'a'.repeat(74), `${'a'.repeat(73)} (kopi)`],
  ['that would end in a blank', `${'a'.repeat(72)} ${'b'.repeat(7)}`, `${'a'.repeat(72)} (kopi)`],
  ['that would end in half an emoji', `${'a'.repeat(72)}🏡 her`, `${'a'.repeat(72)} (kopi)`],
])('the mark of a title %s fits within 80 characters', (_which, title, copy) => {
  expect(copyTitle(title)).toBe(copy)
  expect(ListingContent.shape.title.parse(copy)).toBe(copy)
})
