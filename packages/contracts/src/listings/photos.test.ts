import { expect, test } from 'vitest'
import { photoKey, photoRecipe, photoWidths } from './photo-recipe.ts'
import { PhotoHash } from './photos.ts'

test('a photo has every step below its width, and its own width', () => {
  expect(photoWidths(1600)).toEqual([320, 640, 960, 1600])
  expect(photoWidths(1200)).toEqual([320, 640, 960, 1200])
  expect(photoWidths(640)).toEqual([320, 640])
  expect(photoWidths(200)).toEqual([200])
})

test('steps ascend', () => {
  expect([...photoRecipe.widths].sort((one, other) => one - other)).toEqual(photoRecipe.widths)
})

test('a key is made of content, width and format', () => {
  const hash = '0123456789abcdef0123456789abcdef'
  expect(PhotoHash.parse(hash)).toBe(hash)
  expect(photoKey(hash, 640, 'avif')).toBe(`photos/${hash}/640.avif`)
})
