import { expect, test } from 'vitest'
import { refusedWords } from './refused-words.ts'

test('a word of the old vocabulary is refused with its line and its replacement', () => {
  expect(refusedWords('a.ts', "import { ok } from 'x'\nconst paidTold = carve(1)\n")).toEqual([
    "a.ts:2 says 'paidTold'; say what it holds, such as …Event (docs/glossary.md)",
    "a.ts:2 says 'carve'; say allocate (docs/glossary.md)",
  ])
})

test('words that only contain an old one pass', () => {
  expect(refusedWords('a.ts', 'const wishlist = readWishlist(deskLamp, household, carved, told)')).toEqual([])
})
