import { expect, test } from 'vitest'
import { likePatterns } from './like-patterns.ts'

test('wildcards of `like` are escaped', () => {
  expect(likePatterns('%')).toEqual(['%\\%%'])
  expect(likePatterns('_ 100%')).toEqual(['%\\_%', '%100\\%%'])
  expect(likePatterns('\\')).toEqual(['%\\\\%'])
})

test('punctuation around words is ignored', () => {
  expect(likePatterns('  Havet, stranden! ')).toEqual(['%havet%', '%stranden%'])
  expect(likePatterns('wi-fi')).toEqual(['%wi-fi%'])
  expect(likePatterns('!')).toEqual(['%!%'])
})

test('a text without words has no patterns', () => {
  expect(likePatterns(' \t')).toEqual([])
})
