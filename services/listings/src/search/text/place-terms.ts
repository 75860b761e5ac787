import type { Address } from '@nordbo/contracts'
import { fold, wordsOf } from './fold.ts'
import { alternativeForms, expandShortForms, withoutDistricts } from './short-forms.ts'
import { cityAliases, countryNames } from './words.ts'

/** Lexemes of places begin with a sign that no word has: a place is never mistaken for a word of a text. */
const sign = '@'
const lexeme = (word: string): string => `${sign}${word}`

const aliasesOf = (city: string): readonly string[] => {
  const found = Object.entries(cityAliases).find(([name]) => fold(name) === fold(city))
  return found?.[1] ?? []
}

type Place = Pick<Address, 'city' | 'region' | 'postalCode' | 'country'>

/** Everything that a home's place is called: city, region, postal code, country, also in other languages. */
export const placeNames = ({ city, region, postalCode, country }: Place): string[] => [
  city,
  ...aliasesOf(city),
  ...(region === null ? [] : [region]),
  postalCode,
  ...countryNames[country],
]

/** The names of a home's place as lexemes. */
export const placeLexemes = (place: Place): string[] => [...new Set(placeNames(place).flatMap(wordsOf).map(lexeme))]

/** Words between names, in the languages that guests write; folded. */
const fillers: ReadonlySet<string> = new Set(['i', 'in', 'og', 'and', 'the', 'near', 'ved', 'of', 'k', 'v', 's', 'n'])

/**
 * A place as somebody typed it ('Skagen, Danmark', 'Oslo Norge', 'aeroe') as a text search query: every word must name
 * the place, the last one may be unfinished unless the name is `whole`: 'Oslo' is not 'Oslofjorden'. Empty when there is no word in it.
 */
export const placeQuery = (place: string, whole = false): string => {
  const words = withoutDistricts(wordsOf(expandShortForms(place))).filter((word) => !fillers.has(word))
  return words
    .map((word, index) => {
      const open = !whole && index === words.length - 1
      const forms = [word, ...alternativeForms(word)].map(
        (form) => `'${lexeme(form)}'${open && form.length >= 3 ? ':*' : ''}`,
      )
      return forms.length > 1 ? `(${forms.join(' | ')})` : forms.join('')
    })
    .join(' & ')
}
