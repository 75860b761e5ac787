import type { Country, Subcategory, Tag } from '@nordbo/contracts'

/** What people type for a tag. */
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

/** What people type for a kind of home. */
export const subcategoryWords: Record<Subcategory, string> = {
  summerhouse: 'sommerhus',
  holiday_home: 'feriebolig feriehus',
  private_home: 'privat bolig hus',
  room: 'værelse',
  apartment: 'lejlighed',
  villa: 'villa',
}

/** Names of a country in the languages that guests write. */
export const countryNames: Record<Country, readonly string[]> = {
  DK: ['Danmark', 'Denmark', 'Dänemark', 'Danemark'],
  NO: ['Norge', 'Norway', 'Norwegen', 'Norvège', 'Noreg'],
  SE: ['Sverige', 'Sweden', 'Schweden', 'Suède'],
  FI: ['Finland', 'Suomi', 'Finnland', 'Finlande'],
  IS: ['Island', 'Iceland', 'Ísland', 'Islande'],
}

/** Other names of cities, by the name in their own country. */
export const cityAliases: Readonly<Record<string, readonly string[]>> = {
  København: ['Copenhagen', 'Kopenhagen', 'Copenhague'],
  Helsingør: ['Elsinore'],
  Göteborg: ['Gothenburg', 'Gøteborg'],
  Malmö: ['Malmø'],
  Helsinki: ['Helsingfors'],
  Helsingfors: ['Helsinki'],
  Turku: ['Åbo'],
  Åbo: ['Turku'],
  Reykjavík: ['Reykjavik'],
}

/** Danish words that say nothing of a home, folded; the stemmer knows the others only in their own spelling. */
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
