import { expect, test } from 'vitest'
import { patternsOf } from './sought-words.ts'

test('signs that the database would read as anything are sought as they are', () => {
  expect(patternsOf('%')).toEqual(['%\\%%'])
  expect(patternsOf('_ 100%')).toEqual(['%\\_%', '%100\\%%'])
  expect(patternsOf('\\')).toEqual(['%\\\\%'])
})

test('words are found without what surrounds them in a sentence', () => {
  expect(patternsOf('  Havet, stranden! ')).toEqual(['%havet%', '%stranden%'])
  expect(patternsOf('wi-fi')).toEqual(['%wi-fi%'])
  expect(patternsOf('!')).toEqual(['%!%'])
})

test('no words ask for nothing', () => {
  expect(patternsOf(' \t')).toEqual([])
})
