import { expect, test } from 'vitest'
import { likePatterns } from './like-patterns.ts'

test('signs that the database would read as anything are sought as they are', () => {
  expect(likePatterns('%')).toEqual(['%\\%%'])
  expect(likePatterns('_ 100%')).toEqual(['%\\_%', '%100\\%%'])
  expect(likePatterns('\\')).toEqual(['%\\\\%'])
})

test('words are found without what surrounds them in a sentence', () => {
  expect(likePatterns('  Havet, stranden! ')).toEqual(['%havet%', '%stranden%'])
  expect(likePatterns('wi-fi')).toEqual(['%wi-fi%'])
  expect(likePatterns('!')).toEqual(['%!%'])
})

test('no words ask for nothing', () => {
  expect(likePatterns(' \t')).toEqual([])
})
