import type { SearchFilters } from '@nordbo/contracts'

/** The least capacity that a text names. */
export type TextCounts = Pick<SearchFilters, 'guests' | 'minBedrooms' | 'minBeds' | 'minBathrooms'>

/** Danish and English number words with their values. They only count before a unit: 'en person', but not 'en sauna'. */
const numbers: Readonly<Record<string, number>> = {
  ...{
    en: 1,
    én: 1,
    et: 1,
    ét: 1,
    to: 2,
    tre: 3,
    fire: 4,
    fem: 5,
    seks: 6,
    syv: 7,
    otte: 8,
    ni: 9,
    ti: 10,
    elleve: 11,
  },
  ...{ tolv: 12, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12 },
}
const number = `(?:\\d{1,2}|${Object.keys(numbers).join('|')})`
/** Words before a number that do not change its meaning here. */
const bound = '(?:(?:mindst|minimum|min\\.|ca\\.|cirka|op til|at least|up to)\\s)?'
/** A number or a range. */
const amount = `(?<![\\p{L}\\d.,])${bound}(${number})(?:\\s?(?:-|–|til|eller)\\s?(${number}))?`
const phrase = (units: string): RegExp => new RegExp(`${amount}[\\s-]*(?:${units})(?![\\p{L}\\d])\\.?`, 'giu')

const room = 'v(?:æ|ae|a)rels'
/** The phrases for each kind of unit. */
const phrases = {
  bedrooms: phrase(`sove${room}e(?:r|rs|s)?|soverum|bedrooms?`),
  bathrooms: phrase(`bade${room}e(?:r|rs|s)?|bathrooms?`),
  rooms: phrase(`${room}er|rooms`),
  // The Danish 'treværelses' includes the living room.
  flat: phrase(`${room}es|v(?:æ|ae|a)r|vrs|rums`),
  beds: phrase('senge|beds'),
  group: phrase(
    'person(?:er|ers|s)?|pers|people|mennesker|mands?|g(?:æ|ae|a)st(?:er|ers)?|guests?|sovepladser|sengepladser',
  ),
  party: phrase('voksne?|adults?|b(?:ø|oe|o)rn|children|kids'),
  /** Ignored units: homes have no stars, and nights follow from the dates. */
  nothing: phrase('stjern(?:er|ers|et|ede)|stars?|n(?:æ|ae|a)tter|nat|dage?|d(?:ø|oe|o)gn|uger?|nights?|days?|weeks?'),
} as const
/** 'Sommerhus til 8' and 'plads til 8', but not '8 minutter til'. */
const capacity = new RegExp(
  `(?<!\\p{L})(?:(?:(?:plads|room|space)\\s)?(?:til|for)|sleeps)\\s${bound}(${number})(?=\\s*(?:$|[,.]|(?:i|på|ved|med|in|near|with)\\s))`,
  'giu',
)

const countOf = (text: string): number => numbers[text.toLowerCase()] ?? Number(text)

/** The counts that a text names, the text without their phrases, and whether it had any. */
export const parseCounts = (typed: string): { counts: TextCounts; rest: string; spoken: boolean } => {
  let rest = typed
  /** Removes all phrases of a kind from the text. Returns the numbers of each. */
  const take = (sort: RegExp): number[][] => {
    const found = [...rest.matchAll(sort)].map(([, ...named]) =>
      named.filter((text) => typeof text === 'string').map(countOf),
    )
    rest = rest.replaceAll(sort, ' ')
    return found
  }
  const least = (found: readonly number[][]): number[] => found.map((named) => Math.min(...named))
  const most = (found: readonly number[][]): number[] => found.map((named) => Math.max(...named))
  const bathrooms = least(take(phrases.bathrooms))
  const bedrooms = [
    ...least(take(phrases.bedrooms)),
    ...least(take(phrases.rooms)),
    ...least(take(phrases.flat)).map((rooms) => Math.max(1, rooms - 1)),
  ]
  const beds = least(take(phrases.beds))
  const group = most(take(phrases.group))
  const party = most(take(phrases.party))
  take(phrases.nothing)
  const people = [
    ...group,
    ...(party.length > 0 ? [party.reduce((sum, some) => sum + some)] : []),
    ...most(take(capacity)),
  ]
  return {
    counts: {
      ...(people.length > 0 ? { guests: Math.max(...people) } : {}),
      ...(bedrooms.length > 0 ? { minBedrooms: Math.max(...bedrooms) } : {}),
      ...(beds.length > 0 ? { minBeds: Math.max(...beds) } : {}),
      ...(bathrooms.length > 0 ? { minBathrooms: Math.max(...bathrooms) } : {}),
    },
    rest: rest.replace(/\s+/g, ' ').trim(),
    spoken: rest !== typed,
  }
}
