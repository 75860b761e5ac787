import { noStayRules } from '@nordbo/stay-rules'
import { describe, expect, it } from 'vitest'
import { newSeason, readDraft, toDraft } from './rule-draft.ts'

const summer = { from: '2031-06-28', to: '2031-08-09', minNights: 7, arrivalDays: [6] }
const rules = { ...noStayRules, minNights: 3, windowDays: 365, seasons: [summer] }
const draft = toDraft(rules)

describe('rules in the form', () => {
  it('come back as they were stored', () => {
    expect(readDraft(draft)).toEqual({ rules, faults: [] })
    expect(draft.seasons[0]).toMatchObject({ from: '2031-06-28', last: '2031-08-08', minNights: '7', maxNights: '' })
  })

  it('that are left empty are the defaults, and no window', () => {
    const empty = {
      ...draft,
      minNights: '',
      maxNights: ' ',
      noticeDays: '',
      windowDays: '',
      preparationDays: '',
      seasons: [],
    }
    expect(readDraft(empty)).toEqual({ rules: noStayRules, faults: [] })
  })

  it.each([
    ['minNights', '0'],
    ['minNights', '366'],
    ['maxNights', '2,5'],
    ['noticeDays', '-1'],
    ['noticeDays', '366'],
    ['windowDays', '731'],
    ['preparationDays', '8'],
    ['preparationDays', 'to'],
  ] as const)('outside their limits are named: %s “%s”', (name, text) => {
    expect(readDraft({ ...draft, [name]: text }).faults).toEqual([{ field: `rule-home-${name}`, fault: 'number' }])
  })

  it('that contradict each other are named where they are changed', () => {
    expect(readDraft({ ...draft, maxNights: '5' }).faults).toEqual([
      { field: 'rule-0-maxNights', fault: 'nightsReversed' },
    ])
    expect(readDraft({ ...draft, arrivalDays: [] }).faults).toEqual([
      { field: 'rule-home-arrivalDays', fault: 'weekdays' },
    ])
    const second = (from: string, last: string) => ({ ...draft, seasons: [...draft.seasons, newSeason(from, last)] })
    expect(readDraft(second('2031-08-08', '2031-08-20')).faults).toEqual([
      { field: 'rule-1-from', fault: 'seasonsOverlap' },
    ])
    expect(readDraft(second('2031-09-08', '2031-09-07')).faults).toEqual([
      { field: 'rule-1-last', fault: 'seasonReversed' },
    ])
    expect(readDraft(second('', '')).faults).toEqual([{ field: 'rule-1-from', fault: 'dates' }])
  })
})
