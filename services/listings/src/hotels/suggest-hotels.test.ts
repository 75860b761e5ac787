import { HotelId } from '@nordbo/contracts'
import { expect, it } from 'vitest'
import { normalizeTyped } from '../search/suggest/suggest.ts'
import { knownHotels, matchHotels } from './suggest-hotels.ts'

const names = [
  ['Hotel Fyrtårnet', 'Svendborg'],
  ['Badehotellet Klitten', 'Skagen'],
  ['Klittens Hus', 'Blokhus'],
  ['Hotel Sankt Hans', 'Odense'],
  ['Skagens Hotel', 'Skagen'],
  ['Gl. Skole', 'Ribe'],
] as const
const known = knownHotels(
  names.map(([name, city], index) => ({
    ...{ id: HotelId.parse(`00000000-0000-4000-8000-00000000000${index}`), name, city, country: 'DK' },
  })),
)
const found = (typed: string): string[] => matchHotels(known, normalizeTyped(typed)).map(({ name }) => name)

it.each([
  ['its whole name', 'Hotel Fyrtårnet', 'Hotel Fyrtårnet'],
  ['a name that is not finished', 'hotel fyrt', 'Hotel Fyrtårnet'],
  ['another word of its name', 'fyrtårnet', 'Hotel Fyrtårnet'],
  ['letters of another language', 'fyrtaarnet', 'Hotel Fyrtårnet'],
  ['a small error', 'fyrtårmet', 'Hotel Fyrtårnet'],
  ['its words in another order', 'fyrtårnet hotel', 'Hotel Fyrtårnet'],
  ['its town after the name', 'fyrtårnet svendborg', 'Hotel Fyrtårnet'],
  ['a short form', 'hotel skt. hans', 'Hotel Sankt Hans'],
  ['the long form', 'gammel skole', 'Gl. Skole'],
])('a hotel is found by %s', (_how, typed, name) => {
  expect(found(typed)[0]).toBe(name)
})

it('a name that begins with the words comes before one that has them later', () => {
  expect(found('klitten')).toEqual(['Klittens Hus', 'Badehotellet Klitten'])
  expect(found('skagens')[0]).toBe('Skagens Hotel')
})

it('names with errors are suggested only where none matches without', () => {
  expect(found('hotel sv')).toEqual(['Hotel Fyrtårnet'])
  expect(found('hotel samkt')).toEqual(['Hotel Sankt Hans'])
})

it('other words find nothing, and at most four are suggested', () => {
  expect(found('sommerhus')).toEqual([])
  expect(found('xyz')).toEqual([])
  const many = knownHotels(Array.from({ length: 9 }, () => ({ ...(known[0]?.hotel ?? never()) })))
  expect(matchHotels(many, 'hotel')).toHaveLength(4)
})

const never = (): never => {
  throw new Error('no hotel')
}
