import { describe, expect, it } from 'vitest'
import { type HomeRules, noStayRules, type RuleSeason } from './home-rules.ts'
import { ruleContradictions } from './rule-contradictions.ts'

const summer: RuleSeason = { from: '2027-06-26', to: '2027-08-14' }
const found = (over: Partial<HomeRules>) => ruleContradictions({ ...noStayRules, ...over })

describe('a home’s rules contradict each other', () => {
  it('nowhere, where the host set none', () => {
    expect(found({})).toEqual([])
    expect(found({ seasons: [summer, { from: '2027-08-14', to: '2027-09-01' }] })).toEqual([])
  })

  it('where a stay would have to be longer than it may be', () => {
    expect(found({ minNights: 8, maxNights: 7 })).toEqual([{ season: null, problem: 'nightsReversed' }])
    expect(found({ maxNights: 6, seasons: [{ ...summer, minNights: 7 }] })).toEqual([
      { season: 0, problem: 'nightsReversed' },
    ])
  })

  it('where the window closes before the notice ends', () => {
    expect(found({ noticeDays: 30, windowDays: 29 })).toEqual([{ season: null, problem: 'noticeBeyondWindow' }])
    expect(found({ noticeDays: 30, windowDays: 30 })).toEqual([])
    expect(found({ noticeDays: 365, windowDays: null })).toEqual([])
  })

  it('where a season has no dates or shares one with another', () => {
    expect(found({ seasons: [{ from: '2027-07-01', to: '2027-07-01' }] })).toEqual([
      { season: 0, problem: 'seasonReversed' },
    ])
    expect(found({ seasons: [summer, { from: '2027-08-13', to: '2027-09-01' }] })).toEqual([
      { season: 1, problem: 'seasonsOverlap' },
    ])
  })
})
