import { describe, expect, it } from 'vitest'
import { placeLexemes, placeQuery } from './place-terms.ts'

const skagen = { city: 'Skagen', region: 'Nordjylland', postalCode: '9990', country: 'DK' } as const

describe('the place of a home', () => {
  it('is found by city, region, postal code and country, in several languages', () => {
    expect(placeLexemes(skagen)).toEqual(
      expect.arrayContaining(['@skagen', '@nordjylland', '@9990', '@danmark', '@denmark']),
    )
  })

  it('is found by its name in other languages', () => {
    expect(placeLexemes({ ...skagen, city: 'København', region: null })).toContain('@copenhagen')
    expect(placeLexemes({ ...skagen, city: 'Göteborg', country: 'SE' })).toContain('@gothenburg')
    expect(placeLexemes({ ...skagen, city: 'Copenhagen', region: null })).toContain('@kobenhavn')
    expect(placeLexemes({ ...skagen, city: 'Åbo', country: 'FI' })).toContain('@turku')
  })
})

describe('a place as typed', () => {
  it('requires every word, of which the last may be unfinished', () => {
    expect(placeQuery('Oslo, Norge')).toBe("'@oslo' & '@norge':*")
    expect(placeQuery('Skag')).toBe("'@skag':*")
  })

  it('requires whole words if the name is complete', () => {
    expect(placeQuery('Oslo', true)).toBe("'@oslo'")
    expect(placeQuery('Oslo, Norge', true)).toBe("'@oslo' & '@norge'")
  })

  it('may spell Nordic letters in any way', () => {
    expect(new Set(['Ærø', 'Aeroe', 'aero'].map((place) => placeQuery(place))).size).toBe(1)
  })

  it('ignores words that are not names', () => {
    expect(placeQuery('København K')).toBe("'@kobenhavn':*")
    expect(placeQuery('!!')).toBe('')
  })

  it('cannot break out of its quotes', () => {
    expect(placeQuery(`x' | '@danmark`)).toBe("'@x' & '@danmark':*")
  })
})

it.each([
  ['Kbh. K', "('@kbh':* | '@kobenhavn':*)"],
  ['Nørre Vorupør', "('@norre' | '@nr') & '@vorupor':*"],
  ['Fr.havn', "'@frederikshavn':*"],
])('a place may be written short: %s', (typed, query) => {
  expect(placeQuery(typed)).toBe(query)
})
