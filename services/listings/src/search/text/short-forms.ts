/** What a town is also called in short, folded. Homes have the town's name in full. */
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

/** Words of names that are written short as often as in full, folded: the long form first. */
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

/** What else homes may write for a folded word: for 'kbh' it is 'kobenhavn', for 'norre' also 'nr'. */
export const alternativeForms = (word: string): string[] => [
  ...townOf(word),
  ...new Set(
    groups
      .filter((group) => group.includes(word))
      .flat()
      .filter((form) => form !== word),
  ),
]

/** A folded word in full; one that may be short for several stays as it is. */
export const longForm = (word: string): string => {
  const [long = word, another] = [
    ...townOf(word),
    ...groups.flatMap((group) => (group.includes(word) ? [group[0]] : [])),
  ]
  return another === undefined ? long : word
}

/** 'Fr.havn' has its short part in the middle. */
const inside = /(?<!\p{L})fr\.?\s?(?=(?:havn|sund|værk|vaerk|berg)(?!\p{L}))/giu

/** A text as typed with the short forms spelled out that would be read as two words. */
export const expandShortForms = (text: string): string => text.replace(inside, 'frederiks')

/** Deps of Copenhagen behind its name, folded, as in 'Kbh. K'. */
const districts: ReadonlySet<string> = new Set(['k', 'v', 's', 'n', 'o', 'nv', 'sv', 'no'])

/** Folded words without the letters of Copenhagen's districts: no home's texts have them. */
export const withoutDistricts = (words: readonly string[]): string[] =>
  words.filter((word, index) => !(districts.has(word) && longForm(words[index - 1] ?? '') === 'kobenhavn'))
