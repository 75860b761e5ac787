import { expect, test } from 'vitest'
import { requiredLine, requiredText } from './required-text.ts'

const Title = requiredText(80)

test.each([
  ['nothing', ''],
  ['spaces', '  \t\n'],
  ['spaces that do not break', '\u00a0\u202f'],
  ['characters of no width', '\u200b\u200c\u200d\u2060\ufeff'],
  ['soft hyphens and direction marks', '\u00ad\u200e\u202e\u2066'],
  ['letters without ink', '\u3164\u115f\uffa0\u2800'],
  ['marks for a letter that is not there', '\ufe0f\u{e0020}'],
])('a text of %s is refused', (_, text) => {
  expect(Title.safeParse(text).success).toBe(false)
})

test.each(['Sommer', '  Uge 29 ', '🏖️', '👨‍👩‍👧', '.', 'عائلة', '夏'])('%j is accepted', (text) => {
  expect(Title.parse(text)).toBe(text.trim())
})

test('a text is refused if it is too long or too short', () => {
  expect(Title.safeParse('x'.repeat(81)).success).toBe(false)
  expect(requiredText(80, 10).safeParse('for kort').success).toBe(false)
})

test.each([
  ['a line break', 'Hus\r\nX: y'],
  ['a control character', 'Hus \u001b[31m'],
  ['a mark that turns the text around', '\u202Egnp.exe'],
])('a line with %s is refused', (_what, text) => {
  expect(requiredLine(80).safeParse(text).success).toBe(false)
  expect(requiredLine(80).parse(' Hus ved Grenen ')).toBe('Hus ved Grenen')
})
