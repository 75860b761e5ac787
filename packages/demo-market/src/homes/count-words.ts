import type { Bilingual } from '../core/bilingual.ts'

const inDanish = 'nul én to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten'.split(' ')
const inEnglish =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(' ')

/** A whole number in words, up to sixteen. */
const word = (words: readonly string[], count: number): string => words[count] ?? String(count)

/** English verbs after a single room. */
const ofOne: readonly (readonly [RegExp, string])[] = [
  [/\b([Tt])here are one bedroom/g, '$1here is one bedroom'],
  [/one bedroom are/g, 'one bedroom is'],
  [/one bedroom have/g, 'one bedroom has'],
  [/one bedroom (face|lie|await)\b/g, 'one bedroom $1s'],
]

/** Fills in the numbers of bedrooms and guests. */
export const fillCounts = ([danish, english]: Bilingual, home: { bedrooms: number; maxGuests: number }): Bilingual => {
  const { bedrooms, maxGuests } = home
  const single = bedrooms === 1
  const englishText = english
    .replace('{rooms}', `${word(inEnglish, bedrooms)} ${single ? 'bedroom' : 'bedrooms'}`)
    .replace('{guests}', word(inEnglish, maxGuests))
  const capitalized = englishText.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  return [
    danish
      .replace('{rooms}', single ? 'ét soveværelse' : `${word(inDanish, bedrooms)} soveværelser`)
      .replace('{guests}', word(inDanish, maxGuests)),
    single ? ofOne.reduce((text, [words, instead]) => text.replace(words, instead), capitalized) : capitalized,
  ]
}
