import { expect, it } from 'vitest'
import { findNamedCategory, removeCategoryWords } from '../query/named-category.ts'
import { emptyCriteria } from '../query/search-draft.ts'
import { parseSearchText } from './parse-search-text.ts'

const today = '2026-11-22'
const stay = { checkIn: '2027-07-19', checkOut: '2027-07-26' }
const places = ['Skagen', 'Vadehavet']
const read = (place: string) =>
  parseSearchText({ ...emptyCriteria, place }, today, async (text) =>
    places.filter((name) => name.toLowerCase().startsWith(text.toLowerCase().slice(0, 2))),
  )

it('a place gets its own spelling', async () => {
  expect(await read('skagen')).toEqual({ ...emptyCriteria, place: 'Skagen' })
  expect(await read('SKAGEN')).toEqual({ ...emptyCriteria, place: 'Skagen' })
})

it('“Uge 29 ved havet” is a week, a category and a text', async () => {
  expect(await read('Uge 29 ved havet')).toEqual({ ...emptyCriteria, stay, category: 'ved-stranden', q: 'ved havet' })
  expect(await read('week 29 by the sea')).toEqual({
    ...emptyCriteria,
    stay,
    category: 'ved-stranden',
    q: 'by the sea',
  })
})

it('a text is split into week, place and words', async () => {
  expect(await read('uge 29 skagen ved havet')).toEqual({
    ...emptyCriteria,
    ...{ stay, place: 'Skagen', category: 'ved-stranden', q: 'ved havet' },
  })
  expect(await read('Uge 29 i Skagen')).toEqual({ ...emptyCriteria, stay, place: 'Skagen' })
  expect(await read('uge 29')).toEqual({ ...emptyCriteria, stay, q: '' })
  expect(await read('brændeovn')).toEqual({ ...emptyCriteria, q: 'brændeovn' })
})

it('a week replaces dates that were chosen before', async () => {
  const before = { ...emptyCriteria, place: 'uge 29', flex: 2, some: { span: 'week', month: '2027-01' } } as const
  expect(await parseSearchText(before, today, async () => [])).toMatchObject({ stay, flex: 0, some: null })
})

it.each([
  ['hus ved stranden', 'ved-stranden', 'hus'],
  ['cabin in the mountains', 'i-fjeldet', 'cabin'],
  ['ved søen', 'ved-soeen', ''],
  ['havudsigt', null, 'havudsigt'],
] as const)('%s: its category is %s', (text, category, rest) => {
  expect(findNamedCategory(text)).toBe(category)
  expect(removeCategoryWords(text, category)).toBe(rest)
})
