import { expect, it } from 'vitest'
import { parseCounts } from './text-counts.ts'

it.each([
  ['2 soveværelser', { minBedrooms: 2 }, ''],
  ['to sovevaerelser i skagen', { minBedrooms: 2 }, 'i skagen'],
  ['2-3 soveværelser', { minBedrooms: 2 }, ''],
  ['hus med 3 værelser', { minBedrooms: 3 }, 'hus med'],
  ['3-værelses lejlighed', { minBedrooms: 2 }, 'lejlighed'],
  ['1 vær. lejlighed', { minBedrooms: 1 }, 'lejlighed'],
  ['4 personer', { guests: 4 }, ''],
  ['4-6 personers sommerhus', { guests: 6 }, 'sommerhus'],
  ['4 til 6 pers. hytte', { guests: 6 }, 'hytte'],
  ['2 voksne og 3 børn', { guests: 5 }, 'og'],
  ['sommerhus til 8', { guests: 8 }, 'sommerhus'],
  ['hus til otte i skagen', { guests: 8 }, 'hus i skagen'],
  ['6 senge og 2 badeværelser', { minBeds: 6, minBathrooms: 2 }, 'og'],
  ['mindst 3 soveværelser i skagen', { minBedrooms: 3 }, 'i skagen'],
  ['op til 6 personer', { guests: 6 }, ''],
  ['hus med plads til 8', { guests: 8 }, 'hus med'],
  ['sleeps at least six', { guests: 6 }, ''],
  ['two bedrooms for 4 guests', { guests: 4, minBedrooms: 2 }, 'for'],
  ['3-stjernet strandhus', {}, 'strandhus'],
  ['en uge i skagen', {}, 'i skagen'],
] as const)('“%s” names a capacity', (typed, counts, rest) => {
  expect(parseCounts(typed)).toEqual({ counts, rest, spoken: true })
})

it.each([
  'værelse i hornbæk',
  'et værelse',
  'værelser med morgenmad',
  '2 km til stranden',
  'mindst 2 km fra byen',
  'god plads til børn',
  '10 minutter til 2 strande',
  'tredje sal',
  'Skagen 9990',
  'hus fra 1780',
])('“%s” names no capacity', (typed) => {
  expect(parseCounts(typed)).toEqual({ counts: {}, rest: typed, spoken: false })
})
