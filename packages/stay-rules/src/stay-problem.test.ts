import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, weekday } from './dates.ts'
import { type HomeRules, noStayRules, ruleOn } from './home-rules.ts'
import { arrivalProblem, checkOutsFrom, lastArrival, stayProblem, withPreparation } from './stay-problem.ts'

const today = '2027-05-14'
/** A Saturday. */
const saturday = '2027-06-05'
const rules = (over: Partial<HomeRules>): HomeRules => ({ ...noStayRules, ...over })
const stay = (checkIn: string, nights: number) => ({ checkIn, checkOut: addDays(checkIn, nights) })

describe('the rules of a home', () => {
  it('refuse nothing where the host set none', () => {
    expect(stayProblem(noStayRules, stay(today, 1), today)).toBeUndefined()
    expect(stayProblem(noStayRules, stay(addDays(today, 700), 365), today)).toBeUndefined()
  })

  it('refuse a stay below the least nights and above the most, and name the number', () => {
    const between = rules({ minNights: 3, maxNights: 14 })
    expect(stayProblem(between, stay(saturday, 2), today)).toEqual({ code: 'stay.tooShort', params: { minNights: 3 } })
    expect(stayProblem(between, stay(saturday, 3), today)).toBeUndefined()
    expect(stayProblem(between, stay(saturday, 14), today)).toBeUndefined()
    expect(stayProblem(between, stay(saturday, 15), today)).toEqual({ code: 'stay.tooLong', params: { maxNights: 14 } })
  })

  it('let a stay begin on the arrival weekdays only', () => {
    const saturdays = rules({ arrivalDays: [6] })
    expect(stayProblem(saturdays, stay(saturday, 7), today)).toBeUndefined()
    expect(stayProblem(saturdays, stay(addDays(saturday, 1), 7), today)).toEqual({
      code: 'stay.arrivalDay',
      params: { arrivalDays: [6] },
    })
  })

  it('count notice and window from today to check-in', () => {
    const notice = rules({ noticeDays: 2, windowDays: 30 })
    expect(arrivalProblem(notice, addDays(today, 1), today)).toEqual({
      code: 'stay.tooSoon',
      params: { noticeDays: 2, earliest: addDays(today, 2) },
    })
    expect(arrivalProblem(notice, addDays(today, 2), today)).toBeUndefined()
    expect(arrivalProblem(notice, addDays(today, 30), today)).toBeUndefined()
    expect(arrivalProblem(notice, addDays(today, 31), today)).toEqual({
      code: 'stay.tooFarAhead',
      params: { windowDays: 30, latest: addDays(today, 30) },
    })
  })

  it('are those of the season that contains the check-in, which replaces single values', () => {
    const summer = { from: '2027-06-26', to: '2027-08-14', minNights: 7, arrivalDays: [6] }
    const home = rules({ minNights: 2, maxNights: 10, seasons: [summer] })
    expect(ruleOn(home, '2027-06-25')).toMatchObject({ minNights: 2, arrivalDays: [1, 2, 3, 4, 5, 6, 7] })
    expect(ruleOn(home, '2027-06-26')).toMatchObject({ minNights: 7, maxNights: 10, arrivalDays: [6] })
    expect(ruleOn(home, '2027-08-13')).toMatchObject({ minNights: 7 })
    expect(ruleOn(home, '2027-08-14')).toMatchObject({ minNights: 2 })
    expect(stayProblem(home, stay('2027-06-25', 2), today)).toBeUndefined()
  })

  it('keep preparation days free on both sides of a stay, by the season of its check-in', () => {
    const home = rules({ preparationDays: 1, seasons: [{ from: '2027-07-01', to: '2027-08-01', preparationDays: 0 }] })
    expect(withPreparation(home, { from: '2027-06-10', to: '2027-06-12' })).toEqual({
      from: '2027-06-09',
      to: '2027-06-13',
    })
    expect(withPreparation(home, { from: '2027-07-10', to: '2027-07-12' })).toEqual({
      from: '2027-07-10',
      to: '2027-07-12',
    })
  })

  it('end where the longest window of all seasons or the platform ends', () => {
    const season = { from: '2027-07-01', to: '2027-08-01' }
    expect(lastArrival(noStayRules, today)).toBe('2029-05-14')
    expect(lastArrival(rules({ windowDays: 30 }), today)).toBe(addDays(today, 30))
    expect(lastArrival(rules({ windowDays: 30, seasons: [{ ...season, windowDays: 90 }] }), today)).toBe(
      addDays(today, 90),
    )
    expect(lastArrival(rules({ windowDays: 30, seasons: [{ ...season, windowDays: null }] }), today)).toBe('2029-05-14')
    expect(lastArrival(rules({ windowDays: 730 }), '2027-03-01')).toBe('2029-02-28')
  })
})

const anyRules = fc
  .record({
    minNights: fc.integer({ min: 1, max: 5 }),
    more: fc.integer({ min: 0, max: 9 }),
    arrivalDays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
    noticeDays: fc.integer({ min: 0, max: 9 }),
    windowDays: fc.option(fc.integer({ min: 9, max: 60 }), { nil: null }),
  })
  .map(({ more, ...rule }): HomeRules => ({ ...noStayRules, ...rule, maxNights: rule.minNights + more }))

it('what a calendar offers is exactly what the rules allow', () => {
  fc.assert(
    fc.property(anyRules, fc.nat(70), fc.integer({ min: 1, max: 20 }), (home, ahead, nights) => {
      const { checkIn, checkOut } = stay(addDays(today, ahead), nights)
      const { first, last } = checkOutsFrom(home, checkIn)
      const offered =
        arrivalProblem(home, checkIn, today) === undefined &&
        checkIn <= lastArrival(home, today) &&
        first <= checkOut &&
        checkOut <= last
      const allowed =
        ahead >= home.noticeDays &&
        ahead <= (home.windowDays ?? Number.POSITIVE_INFINITY) &&
        home.arrivalDays.includes(weekday(checkIn)) &&
        nights >= home.minNights &&
        nights <= home.maxNights
      expect(offered).toBe(allowed)
      expect(stayProblem(home, { checkIn, checkOut }, today) === undefined).toBe(allowed)
    }),
  )
})
