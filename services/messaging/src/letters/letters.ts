import type { Locale } from '@nordbo/contracts'
import { danishLetters } from './danish-letters.ts'
import { englishLetters } from './english-letters.ts'
import type { Letters } from './letter-types.ts'

/** The language of letters for a locale: Danish for `da`, English for all others. */
export const languageOf = (locale: Locale): 'da' | 'en' => (locale === 'da' ? 'da' : 'en')

/** The letters in the language of a locale. */
export const lettersFor = (locale: Locale): Letters => (languageOf(locale) === 'da' ? danishLetters : englishLetters)
