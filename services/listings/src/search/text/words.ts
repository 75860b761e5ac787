import type { Country, Subcategory, Tag } from '@nordbo/contracts'
import { fold } from '@nordbo/service-kit'

/** The words that people type for tags. */
export const tagWords: Record<Tag, string> = {
  quiet: 'rolig',
  unique: 'unik',
  family: 'familievenlig familie børnevenlig',
  stylish: 'stilfuld',
  central: 'central centrum',
  spacious: 'rummelig',
  beach: 'ved stranden strand',
  nature: 'natur',
  romantic: 'romantisk',
  modern: 'moderne',
}

/** The words that people type for kinds of homes. */
export const subcategoryWords: Record<Subcategory, string> = {
  summerhouse: 'sommerhus',
  holiday_home: 'feriebolig feriehus',
  private_home: 'privat bolig hus',
  room: 'værelse',
  apartment: 'lejlighed',
  villa: 'villa',
}

/** The names of countries in the languages that guests use. */
export const countryNames: Record<Country, readonly string[]> = {
  DK: ['Danmark', 'Denmark', 'Dänemark', 'Danemark'],
  NO: ['Norge', 'Norway', 'Norwegen', 'Norvège', 'Noreg'],
  SE: ['Sverige', 'Sweden', 'Schweden', 'Suède'],
  FI: ['Finland', 'Suomi', 'Finnland', 'Finlande'],
  IS: ['Island', 'Iceland', 'Ísland', 'Islande'],
}

/** Cities that have several names: the country, the local name, and the others. */
const cityNames: readonly (readonly [country: Country, local: string, ...others: string[]])[] = [
  ['DK', 'København', 'Copenhagen', 'Kopenhagen', 'Copenhague'],
  ['DK', 'Helsingør', 'Elsinore'],
  ['SE', 'Göteborg', 'Gothenburg', 'Gøteborg'],
  ['SE', 'Malmö', 'Malmø'],
  ['FI', 'Helsinki', 'Helsingfors'],
  ['FI', 'Turku', 'Åbo'],
  ['IS', 'Reykjavík', 'Reykjavik'],
]

/** A city's names, the local one first, if one of them is `name`, in any spelling. Only `name` of a city that has one name. */
export const namesOfCity = (name: string, country: Country): readonly [string, ...string[]] => {
  const folded = fold(name)
  const known = cityNames.find(([where, ...names]) => where === country && names.some((each) => fold(each) === folded))
  if (!known) return [name]
  const [, ...names] = known
  return names
}

/** Folded stop words that the Danish stemmer does not recognize, and further words that do not describe a home. */
export const stopWords: ReadonlySet<string> = new Set([
  'pa',
  'sa',
  'nar',
  'ogsa',
  'vare',
  'varet',
  'for',
  'gore',
  'gor',
  'ved',
  'tat',
  'near',
  'the',
  'with',
  'and',
])
