import { describe, expect, it } from 'vitest'
import { emptyStayDraft } from '../stay/stay.ts'
import { findBlockedRange, isDayDisabled, marksOf, pickDay } from './pick-day.ts'

const taken = [
  { from: '2027-07-10', to: '2027-07-14' },
  { from: '2027-07-14', to: '2027-07-17' },
  { from: '2027-07-22', to: '2027-07-24' },
]
const today = '2027-07-01'
const stay = { checkIn: '2027-07-02', checkOut: '2027-07-05' }
const started = { stay: null, started: '2027-07-05' }

describe('picking a stay', () => {
  it('the first day is the arrival, a later one the departure, and a third starts again', () => {
    const first = pickDay(emptyStayDraft, '2027-07-02').draft
    expect(first).toEqual({ stay: null, started: '2027-07-02' })
    const second = pickDay(first, '2027-07-05').draft
    expect(second).toEqual({ stay, started: null })
    expect(pickDay(second, '2027-07-20').draft.started).toBe('2027-07-20')
  })

  it.each(['2027-07-01', '2027-07-05'])('a day on or before the arrival becomes the arrival: %s', (day) => {
    expect(pickDay(started, day)).toEqual({ draft: { stay: null, started: day }, blocked: null })
  })

  it('a chosen stay is kept until the new one is complete', () => {
    const changing = pickDay({ stay, started: null }, '2027-07-20').draft
    expect(changing).toEqual({ stay, started: '2027-07-20' })
    expect(pickDay(changing, '2027-07-19').draft).toEqual({ stay, started: '2027-07-19' })
    expect(pickDay(changing, '2027-07-22').draft).toEqual({
      stay: { checkIn: '2027-07-20', checkOut: '2027-07-22' },
      started: null,
    })
  })

  it('a departure beyond taken nights keeps the arrival and returns the taken nights', () => {
    expect(pickDay(started, '2027-07-20', { taken })).toEqual({
      draft: started,
      blocked: { day: '2027-07-20', from: '2027-07-10', to: '2027-07-17' },
    })
    expect(findBlockedRange(taken, '2027-07-18', '2027-07-23')).toEqual({
      day: '2027-07-23',
      from: '2027-07-22',
      to: '2027-07-23',
    })
  })
})

describe('a day is disabled', () => {
  it('when its night is taken, unless it can be the departure', () => {
    expect(isDayDisabled(emptyStayDraft, '2027-07-10', { today, taken })).toBe(true)
    expect(isDayDisabled(started, '2027-07-10', { today, taken })).toBe(false)
    expect(isDayDisabled(started, '2027-07-11', { today, taken })).toBe(true)
    expect(pickDay(started, '2027-07-10', { taken }).draft.stay).toEqual({
      checkIn: '2027-07-05',
      checkOut: '2027-07-10',
    })
  })

  it('when it is too late for an arrival, or after the longest stay', () => {
    expect(isDayDisabled(emptyStayDraft, '2029-07-01', { today })).toBe(false)
    expect(isDayDisabled(emptyStayDraft, '2029-07-02', { today })).toBe(true)
    const late = { stay: null, started: '2029-07-01' }
    expect(isDayDisabled(late, '2030-07-01', { today })).toBe(false)
    expect(isDayDisabled(late, '2030-07-02', { today })).toBe(true)
  })

  it('when it is in the past', () => {
    expect(isDayDisabled(emptyStayDraft, '2027-06-30', { today, taken })).toBe(true)
    expect(isDayDisabled(emptyStayDraft, today, { today, taken })).toBe(false)
  })
})

describe('the calendar shows', () => {
  const days = ['2027-07-02', '2027-07-03', '2027-07-05', '2027-07-06', '2027-07-08']
  const shown = (draft: Parameters<typeof marksOf>[0], over: string | null, nights = taken) =>
    days.map((day) => marksOf(draft, day, over, { taken: nights }).join('+'))

  it('a chosen stay from end to end', () => {
    expect(shown({ stay, started: null }, null)).toEqual(['start', 'middle', 'end', '', ''])
  })

  it('a picked arrival alone', () => {
    expect(shown(started, null)).toEqual(['', '', 'start+lone', '', ''])
  })

  it('a preview from the arrival to the day under the pointer', () => {
    expect(shown(started, '2027-07-08')).toEqual(['', '', 'start', 'reach', 'tip'])
    expect(shown(started, '2027-07-03')).toEqual(['', '', 'start+lone', '', ''])
    expect(shown(started, '2027-07-08', [{ from: '2027-07-06', to: '2027-07-07' }])).toEqual([
      '',
      '',
      'start+lone',
      '',
      '',
    ])
  })

  it('the former stay, while a new one is picked', () => {
    expect(shown({ stay, started: '2027-07-03' }, '2027-07-06')).toEqual([
      'oldStart',
      'oldMiddle+start',
      'oldEnd+reach',
      'tip',
      '',
    ])
  })
})
