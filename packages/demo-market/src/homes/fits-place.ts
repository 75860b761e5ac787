import { isTownhouse, type Sketch } from './sketches.ts'

type Condition = (sketch: Sketch) => boolean

const alone: Condition = (sketch) =>
  sketch.place.setting !== 'city' && sketch.place.setting !== 'town' && !isTownhouse(sketch)
const inCountries =
  (...countries: string[]): Condition =>
  ({ place }) =>
    countries.includes(place.country)

/** Words that are true of some places only, with their conditions. */
const conditions: readonly (readonly [RegExp, Condition])[] = [
  [/ingen naboer|for sig selv for enden af vejen|i en lysning|naboerne er mest får|ræv,/, alone],
  [/lyng|midt i naturen|i naturen|med naturen|skov på tre sider/i, ({ place }) => place.setting !== 'city'],
  [/skov på tre sider/, ({ place }) => place.country !== 'IS'],
  [/hytteliv|hytten|hytte /i, ({ place }) => place.setting !== 'city'],
  [/rådyr/, inCountries('DK', 'SE')],
  [/rådyr|\belg\b/, alone],
  [/\belg\b/, inCountries('NO', 'SE', 'FI')],
  [/malerne/, ({ place }) => place.region === 'Nordjylland'],
  [/nordlys/i, ({ place }) => place.lat > 62],
  [/klitten|klitterne/, ({ place }) => place.setting === 'coast'],
  [/æbletræer/, ({ place }) => place.country !== 'IS'],
  [/fandt rav/, ({ place }) => place.country === 'DK' || (place.country === 'SE' && place.lat < 58)],
  [/badede hver dag/, ({ place }) => place.country !== 'IS' && place.lat < 63],
]

/** Whether a text is true of a home at its place. */
export const fitsPlace = (text: string, sketch: Sketch): boolean =>
  conditions.every(([words, holds]) => !words.test(text) || holds(sketch))
