import { fold } from '@nordbo/service-kit'
import { expect, it } from 'vitest'
import { buildDirectory, canonicalName, type TownRow } from './place-directory.ts'

const town = (city: string, homes: number, more: Partial<TownRow> = {}): TownRow => ({
  ...{ city, region: null, country: 'DK', homes, lat: 57, lng: 10, south: 57, north: 57, west: 10, east: 10 },
  ...more,
})
const directory = buildDirectory([
  town('Skagen', 10, { region: 'Nordjylland' }),
  town('København', 9, { region: 'Hovedstaden' }),
  town('Ærøskøbing', 2),
  town('Oslo', 4, { region: 'Oslo', country: 'NO' }),
  town('Holmenkollen', 1, { region: 'Oslo', country: 'NO' }),
])

it.each([
  ['skagen', 'Skagen'],
  ['SKAGEN', 'Skagen'],
  ['Skagen, Danmark', 'Skagen'],
  ['skagen nordjylland', 'Skagen'],
  ['nordjylland', 'Nordjylland'],
  ['copenhagen', 'København'],
  ['kbh', 'København'],
  ['aeroeskoebing', 'Ærøskøbing'],
  ['denmark', 'Danmark'],
])('%s is written %s there', (typed, written) => {
  expect(canonicalName(directory, typed)).toBe(written)
})

it('an unknown place has no canonical name', () => {
  expect(canonicalName(directory, 'skgen')).toBeNull()
  expect(canonicalName(directory, 'Skagen, Norge')).toBeNull()
  expect(canonicalName(directory, '')).toBeNull()
})

it.each([
  ['Copenhagen', 'København'],
  ['Gothenburg', 'Göteborg'],
  ['Gøteborg', 'Göteborg'],
  ['Århus', 'Aarhus'],
])('homes in %s are homes in %s, which is listed once, by its local name', (written, local) => {
  const country = local === 'Göteborg' ? 'SE' : 'DK'
  const places = buildDirectory([
    town(written, 3, { country, lat: 56 }),
    town(local, 1, { country, lat: 56 }),
    town(written, 2, { country, lat: 56 }),
  ])
  const found = places.filter(({ names }) => names.includes(fold(local))).map(({ place }) => place)
  expect(found).toMatchObject([{ name: local, homes: 6 }])
  const alone = buildDirectory([town(written, 3, { country })])
  expect(canonicalName(alone, written)).toBe(local)
  expect(alone.filter(({ names }) => names.includes(fold(local)))).toHaveLength(1)
})

it('a town also counts the homes of a region with the same name', () => {
  const counts = directory.flatMap(({ place }) => (place.name === 'Oslo' ? [[place.kind, place.homes]] : []))
  expect(counts).toEqual([['city', 5]])
})
