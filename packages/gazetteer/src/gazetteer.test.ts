import { expect, test } from 'vitest'
import { gazetteer, majorTowns, placeNameIn } from './index.ts'

const byName = (name: string) => {
  const place = gazetteer.find((each) => each.name === name)
  if (!place) throw new Error(`no ${name}`)
  return place
}

test('a place has its name in each language, or its local name', () => {
  expect(['da', 'en', 'en-GB'].map((language) => placeNameIn(byName('København'), language))).toEqual([
    'København',
    'Copenhagen',
    'Copenhagen',
  ])
  expect(placeNameIn(byName('Vesterålen'), 'en')).toBe('Vesterålen')
  expect(placeNameIn(byName('Øresund'), 'en')).toBe('The Sound')
  expect(placeNameIn(byName('Island'), 'en')).toBe('Iceland')
})

test('no place is listed twice in its country, and all are on a map of the Nordics', () => {
  const seen = new Set<string>()
  for (const { kind, country, name, lat, lng, zoom } of gazetteer) {
    const key = `${country} ${kind} ${name}`
    expect(seen.has(key), key).toBe(false)
    seen.add(key)
    expect(lat >= 47 && lat <= 74 && lng >= -31 && lng <= 39, key).toBe(true)
    expect(zoom >= 3 && zoom <= 12, key).toBe(true)
  }
})

test('every country of the market has towns, islands, waters and regions with names', () => {
  for (const country of ['DK', 'NO', 'SE', 'FI', 'IS'])
    for (const kind of ['town', 'island', 'water', 'land', 'quarter'])
      expect(
        gazetteer.filter((place) => place.country === country && place.kind === kind).length,
      ).toBeGreaterThanOrEqual(5)
  expect(majorTowns.every((town) => gazetteer.includes(town))).toBe(true)
})
