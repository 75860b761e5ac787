import { languages } from '@nordbo/texts'
import { expect, it } from 'vitest'
import { offeredLanguage, suggestedLanguages } from './languages.ts'

const codes = (ofBrowser: string[]) => suggestedLanguages(ofBrowser).map(({ code }) => code)

it('the browser’s languages are suggested first, each once, and at most three', () => {
  expect(codes(['en-US', 'en', 'da'])).toEqual(['en', 'da', 'en-GB'])
  expect(codes(['de-AT', 'fr', 'zh', 'ar'])).toEqual(['de', 'fr', 'zh'])
  expect(codes(['fi', 'ar-EG'])).toEqual(['ar', 'da', 'en'])
  // Without a word of the browser they are the first three of the list.
  expect(codes([])).toEqual(['da', 'en', 'en-GB'])
})

it('every language has its own name and region, and only those with texts are suggested', () => {
  expect(languages.map(({ code, name, region }) => `${code} ${name} ${region}`)).toEqual([
    'da Dansk Danmark',
    'en English United States',
    'en-GB English United Kingdom',
    'de Deutsch Deutschland',
    'fr Français France',
    'pt Português Brasil',
    'zh 中文 中国',
    'ar العربية العالم العربي',
  ])
  expect(codes(['zh', 'ar', 'de', 'fr']).every((code) => offeredLanguage(code))).toBe(true)
})
