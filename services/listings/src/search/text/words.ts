import type { Country, Subcategory, Tag } from '@nordbo/contracts'

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

/** Other names of cities, by their local name. */
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
