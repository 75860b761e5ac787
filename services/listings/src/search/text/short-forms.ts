/** Short names of towns, folded. Homes contain the full name. */
const towns: Readonly<Record<string, readonly string[]>> = {
  kobenhavn: ['kbh', 'kbhvn', 'cph'],
  frederiksberg: ['frb'],
  frederikshavn: ['frhvn'],
  alborg: ['alb'],
  arhus: ['arh'],
  esbjerg: ['esb'],
  nykobing: ['nyk'],
  roskilde: ['rosk'],
}

/** Words of names that are often abbreviated, folded: the long form first. */
const groups: readonly (readonly [long: string, ...others: string[]])[] = [
  ['gammel', 'gl', 'gml', 'gamle'],
  ['lille', 'll'],
  ['store', 'st'],
  ['sankt', 'skt', 'sct', 'st'],
  ['sonder', 'sdr', 'sondre'],
  ['norre', 'nr'],
  ['nordre', 'ndr'],
  ['vester', 'vr', 'vestre'],
  ['oster', 'ostre'],
]

const townOf = (word: string): string[] =>
  Object.entries(towns).flatMap(([town, short]) => (short.includes(word) ? [town] : []))

/** Other forms of a folded word in homes' texts: 'kobenhavn' for 'kbh', 'nr' for 'norre'. */
export const alternativeForms = (word: string): string[] => [
  ...townOf(word),
  ...new Set(
    groups
      .filter((group) => group.includes(word))
      .flat()
      .filter((form) => form !== word),
  ),
]

/** The long form of a folded word. Ambiguous short forms stay unchanged. */
export const longForm = (word: string): string => {
  const [long = word, another] = [
    ...townOf(word),
    ...groups.flatMap((group) => (group.includes(word) ? [group[0]] : [])),
  ]
  return another === undefined ? long : word
}

/** Abbreviations within a word, such as 'Fr.havn'. */
const inside = /(?<!\p{L})fr\.?\s?(?=(?:havn|sund|værk|vaerk|berg)(?!\p{L}))/giu

/** Spells out the abbreviations that would otherwise be split into two words. */
export const expandShortForms = (text: string): string => text.replace(inside, 'frederiks')

/** District letters after the name of Copenhagen, folded, as in 'Kbh. K'. */
const districts: ReadonlySet<string> = new Set(['k', 'v', 's', 'n', 'o', 'nv', 'sv', 'no'])

/** Removes the district letters of Copenhagen from folded words, because homes' texts do not contain them. */
export const withoutDistricts = (words: readonly string[]): string[] =>
  words.filter((word, index) => !(districts.has(word) && longForm(words[index - 1] ?? '') === 'kobenhavn'))
