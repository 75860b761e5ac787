import { expect, test } from 'vitest'
import { questionFinder } from './find-questions.ts'

const find = questionFinder(
  [
    {
      id: 'pay',
      question: 'Hvornår betaler jeg?',
      answer: '<p>Du betaler, når du <a href="/x">booker</a>.</p>',
      searchWords: [],
    },
    {
      id: 'cancel',
      question: 'Hvad koster en afbestilling?',
      answer: '<p>Det afhænger af boligens regler.</p>',
      searchWords: [],
    },
    { id: 'key', question: 'Hvornår får jeg min nøgle?', answer: '<p>Værten skriver til dig.</p>', searchWords: [] },
  ],
  'da',
)
const found = (words: string): string[] => find(words).map(({ id }) => id)

test('all questions are there without words', () => {
  expect(found('  ')).toEqual(['pay', 'cancel', 'key'])
})

test('endings, capitals and missing Danish keys do not matter', () => {
  expect(found('BETALE')).toEqual(['pay'])
  expect(found('noeglen')).toEqual(['key'])
  expect(found('afbestillinger')).toEqual(['cancel'])
})

test('one wrong, missing, doubled or swapped letter is forgiven', () => {
  for (const typo of ['afbestiling', 'afbestillling', 'afbsetilling', 'afbestillimg'])
    expect(found(typo), typo).toEqual(['cancel'])
})

test('a short word is not taken for another', () => {
  const short = questionFinder(
    [
      { id: 'pets', question: 'Må jeg tage hund med?', answer: '<p>Se boligens regler.</p>', searchWords: [] },
      {
        id: 'account',
        question: 'Hvor finder jeg min konto?',
        answer: '<p>Under din profil, hun og han.</p>',
        searchWords: [],
      },
    ],
    'da',
  )
  expect(short('hund').map(({ id }) => id)).toEqual(['pets'])
})

test('questions that have all words go before those that have most, and markup is not searched', () => {
  expect(found('hvornår nøgle')).toEqual(['key'])
  expect(found('nøgle betaler')).toEqual(['pay', 'key'])
  expect(found('hvordan afbestiller jeg min booking')).toEqual(['cancel'])
  expect(found('hvornår udleveres nøglen')).toEqual(['key'])
  expect(found('vejret i dag ved vandet, nøgle')).toEqual(['key'])
  expect(found('hvordan bliver vejret imorgen, nøgle')).toEqual([])
  expect(found('href')).toEqual([])
})
