import { expect, it } from 'vitest'
import { hasWords, wordsOf } from './fold.ts'

it.each([
  ['Åse Ærø-Müller', 'aase', true],
  ['Åse Ærø-Müller', 'MULLER å', true],
  ['Åse Ærø-Müller', 'ærøm', false],
  ['Åse Ærø-Müller', 'se', false],
  ['Sommerhus ved Grenen', 'gren sommer', true],
  ['Sommerhus ved Grenen', 'gren vinter', false],
  ['王小明', '王小', true],
  ['Gerda', ' - ', false],
])('of %s, %j are words: %s', (text, words, found) => {
  expect(hasWords(text, wordsOf(words))).toBe(found)
})
