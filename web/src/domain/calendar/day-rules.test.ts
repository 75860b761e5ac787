import { noStayRules } from '@nordbo/stay-rules'
import { describe, expect, it } from 'vitest'
import { emptyStayDraft } from '../stay/stay.ts'
import { dayHint, dayProblem, reaches } from './day-rules.ts'

/** Three to seven nights from Saturdays, two days of notice. 3 July 2027 is a Saturday. */
const rules = { ...noStayRules, minNights: 3, maxNights: 7, arrivalDays: [6], noticeDays: 2 }
const home = { rules, today: '2027-07-01', taken: [] }
const saturday = { stay: null, started: '2027-07-03' }
const threeNights = { code: 'stay.tooShort', params: { minNights: 3 } }

describe('the rules of a home refuse', () => {
  it('days on which no stay may begin, and say why', () => {
    expect(dayProblem(emptyStayDraft, '2027-07-03', home)).toBeUndefined()
    expect(dayProblem(emptyStayDraft, '2027-07-02', home)?.code).toBe('stay.tooSoon')
    expect(dayProblem(emptyStayDraft, '2027-07-04', home)).toEqual({
      code: 'stay.arrivalDay',
      params: { arrivalDays: [6] },
    })
  })

  it('an arrival after which the shortest stay finds no room', () => {
    const next = (from: string) => ({ ...home, taken: [{ from, to: '2027-07-09' }] })
    expect(dayProblem(emptyStayDraft, '2027-07-03', next('2027-07-05'))).toEqual(threeNights)
    expect(dayProblem(emptyStayDraft, '2027-07-03', next('2027-07-06'))).toBeUndefined()
  })

  it('departures before the least nights; beyond the most a day is an arrival', () => {
    expect(dayProblem(saturday, '2027-07-05', home)).toEqual(threeNights)
    expect(dayProblem(saturday, '2027-07-06', home)).toBeUndefined()
    expect(dayProblem(saturday, '2027-07-10', home)).toBeUndefined()
    expect(dayProblem(saturday, '2027-07-11', home)?.code).toBe('stay.arrivalDay')
    expect(dayProblem(saturday, '2027-07-17', home)).toBeUndefined()
    expect([reaches(rules, '2027-07-03', '2027-07-10'), reaches(rules, '2027-07-03', '2027-07-11')]).toEqual([
      true,
      false,
    ])
  })

  it('not the arrival of a stay that is altered', () => {
    const altered = { checkIn: '2027-07-05', checkOut: '2027-07-08' }
    expect(dayProblem(emptyStayDraft, '2027-07-05', { ...home, altered })).toBeUndefined()
  })
})

describe('while a stay is picked, the calendar says', () => {
  it('how many nights it needs, from the picked arrival or from the day under the pointer', () => {
    expect(dayHint(saturday, null, home)).toEqual(threeNights)
    expect(dayHint(emptyStayDraft, '2027-07-03', home)).toEqual(threeNights)
    expect(dayHint(emptyStayDraft, null, home)).toBeUndefined()
    expect(dayHint(saturday, null, { ...home, rules: noStayRules })).toBeUndefined()
  })

  it('why the day under the pointer is refused', () => {
    expect(dayHint(emptyStayDraft, '2027-07-04', home)?.code).toBe('stay.arrivalDay')
    expect(dayHint(emptyStayDraft, '2027-06-30', home)).toBeUndefined()
  })
})
