import { describe, expect, it } from 'vitest'
import { offeredLanguages } from './read-texts.ts'
import { translate } from './translate.ts'

it('chooses the plural of each language and writes the number in its digits', () => {
  const guests = (code: 'da' | 'zh' | 'fr'): string[] =>
    [1, 2, 1200].map((count) => translate(code, 'common')('guests', { count }))
  expect(guests('da')).toEqual(['1 gæst', '2 gæster', '1.200 gæster'])
  expect(new Set(guests('zh').map((text) => text.replace(/[\d,]+/, '')))).toHaveProperty('size', 1)
  expect(guests('fr')[0]).toBe('1 voyageur')
})

it('has different Arabic texts for two, a few and many', () => {
  const guests = translate('ar', 'common')
  expect(new Set([1, 2, 3, 11].map((count) => guests('guests', { count }))).size).toBe(4)
})

describe.each(offeredLanguages())('in %s', (code) => {
  it('fills in placeholders, and refuses a key that there is not', () => {
    expect(translate(code, 'search')('titlePlace', { place: 'Skagen' })).toContain('Skagen')
    expect(() => translate(code, 'search')('nothing')).toThrow('search has no text nothing')
  })
})
