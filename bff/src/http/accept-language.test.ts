import { expect, it } from 'vitest'
import { preferredLanguage } from './accept-language.ts'

it.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en-GB', 'en'],
  ['da;q=0.2, ar-EG;q=0.9', 'ar'],
  ['sv, de;q=0', undefined],
  ['xx;q=no, PT-br', 'pt'],
  ['*', undefined],
  ['', undefined],
  ['constructor, __proto__', undefined],
])('of %j the offered language wanted most is %s', (header, language) => {
  expect(preferredLanguage(header, ['da', 'en', 'de', 'pt', 'ar'])).toBe(language)
})

it('a language that is not offered is passed over for the next', () => {
  expect(preferredLanguage('zh-CN, en;q=0.5', ['da', 'en'])).toBe('en')
})
