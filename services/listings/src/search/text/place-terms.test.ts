import { describe, expect, it } from 'vitest'
import { placeLexemes, placeQuery } from './place-terms.ts'

const skagen = { city: 'Skagen', region: 'Nordjylland', postalCode: '9990', country: 'DK' } as const

describe('the place of a home', () => {
  it('is found by city, region, postal code and country, in several languages', () => {
    expect(placeLexemes(skagen)).toEqual(
      expect.arrayContaining(['@skagen', '@nordjylland', '@9990', '@danmark', '@denmark']),
    )
  })

  it('is found by the name that strangers use', () => {
    expect(placeLexemes({ ...skagen, city: 'København', region: null })).toContain('@copenhagen')
    expect(placeLexemes({ ...skagen, city: 'Göteborg', country: 'SE' })).toContain('@gothenburg')
  })
})

describe('a place as typed', () => {
  it('asks for every word, and lets the last one be unfinished', () => {
    expect(placeQuery('Oslo, Norge')).toBe("'@oslo' & '@norge':*")
    expect(placeQuery('Skag')).toBe("'@skag':*")
  })

  it('takes a name that is whole as it is', () => {
    expect(placeQuery('Oslo', true)).toBe("'@oslo'")
    expect(placeQuery('Oslo, Norge', true)).toBe("'@oslo' & '@norge'")
  })

  it('spells the letters of the North as one likes', () => {
    expect(new Set(['Ærø', 'Aeroe', 'aero'].map((place) => placeQuery(place))).size).toBe(1)
  })

  it('passes over what is no name', () => {
    expect(placeQuery('København K')).toBe("'@kobenhavn':*")
    expect(placeQuery('!!')).toBe('')
  })

  it('cannot leave its quotes', () => {
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
