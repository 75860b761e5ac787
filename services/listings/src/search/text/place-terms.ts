import type { Address } from '@nordbo/contracts'
import { wordsOf } from '@nordbo/service-kit'
import { alternativeForms, expandShortForms, withoutDistricts } from './short-forms.ts'
import { countryNames, namesOfCity } from './words.ts'

/** Lexemes of places begin with a sign that no word contains, which keeps them apart from the words of texts. */
const sign = '@'
const lexeme = (word: string): string => `${sign}${word}`

type Place = Pick<Address, 'city' | 'region' | 'postalCode' | 'country'>

/** All names of a home's place: city, region, postal code, country, also in other languages. */
export const placeNames = ({ city, region, postalCode, country }: Place): string[] => [
  city,
  ...namesOfCity(city, country),
  ...(region === null ? [] : [region]),
  postalCode,
  ...countryNames[country],
]

/** The names of a home's place as lexemes. */
export const placeLexemes = (place: Place): string[] => [...new Set(placeNames(place).flatMap(wordsOf).map(lexeme))]

/** Filler words between names, in the languages that guests use; folded. */
const fillers: ReadonlySet<string> = new Set(['i', 'in', 'og', 'and', 'the', 'near', 'ved', 'of', 'k', 'v', 's', 'n'])

/**
 * The tsquery for a typed place ('Skagen, Danmark', 'Oslo Norge', 'aeroe'). Every word must match a name of the place. The last word may be
 * unfinished unless the name is `whole`, so that 'Oslo' does not match 'Oslofjorden'. Empty for a text without words.
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
