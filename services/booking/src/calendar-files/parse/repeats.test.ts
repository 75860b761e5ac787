import { describe, expect, it } from 'vitest'
import { parseCalendar } from './parse-calendar.ts'
import { event, fileOf, window } from './sample-calendar.ts'

const read = (...events: string[][]): string[] => {
  const parsed = parseCalendar(fileOf(...events.flat()), window)
  if (!parsed.ok) return [parsed.fault]
  return [
    ...parsed.nights.map(({ from, to }) =>
      from.slice(0, 7) === to.slice(0, 7) ? `${from}/${to.slice(8)}` : `${from}/${to}`,
    ),
    ...parsed.problems.map(({ line, problem }) => `line ${line}: ${problem}`),
  ]
}
const weekend = (...lines: string[]): string[] =>
  event('UID:w', 'DTSTART;VALUE=DATE:20310606', 'DTEND;VALUE=DATE:20310608', ...lines)

describe('an event that repeats', () => {
  it('closes the nights of each occurrence', () => {
    expect(read(weekend('RRULE:FREQ=WEEKLY;COUNT=3'))).toEqual(['2031-06-06/08', '2031-06-13/15', '2031-06-20/22'])
    expect(read(weekend('RRULE:FREQ=MONTHLY;UNTIL=20310901'))).toEqual([
      '2031-06-06/08',
      '2031-07-06/08',
      '2031-08-06/08',
    ])
  })

  it('that began years ago and has no end closes nights within the calendar only', () => {
    const yearly = event('UID:y', 'DTSTART;VALUE=DATE:19991224', 'DTEND;VALUE=DATE:19991227', 'RRULE:FREQ=YEARLY')
    expect(read(yearly)).toEqual(['2031-12-24/27', '2032-12-24/27'])
  })

  it('on a leap day closes it in leap years only', () => {
    const leap = event('UID:l', 'DTSTART;VALUE=DATE:20280229', 'RRULE:FREQ=YEARLY')
    expect(read(leap)).toEqual(['2032-02-29/2032-03-01'])
  })

  it('at a time keeps its time across changes of the clocks', () => {
    const late = event(
      ...['UID:t', 'DTSTART;TZID=Europe/Copenhagen:20311024T233000', 'DTEND;TZID=Europe/Copenhagen:20311025T010000'],
      'RRULE:FREQ=DAILY;COUNT=4',
    )
    expect(read(late)).toEqual(['2031-10-24/25', '2031-10-25/26', '2031-10-26/27', '2031-10-27/28'])
  })

  it('leaves out its exceptions, and moves occurrences that an event of their own replaces', () => {
    expect(read(weekend('RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;VALUE=DATE:20310613'))).toEqual([
      '2031-06-06/08',
      '2031-06-20/22',
    ])
    const moved = event(
      ...['UID:w', 'RECURRENCE-ID;VALUE=DATE:20310613', 'DTSTART;VALUE=DATE:20310616', 'DTEND;VALUE=DATE:20310617'],
    )
    expect(read(moved, weekend('RRULE:FREQ=WEEKLY;COUNT=2'))).toEqual(['2031-06-06/08', '2031-06-16/17'])
    const cancelled = event(
      'UID:w',
      'RECURRENCE-ID;VALUE=DATE:20310606',
      'DTSTART;VALUE=DATE:20310606',
      'STATUS:CANCELLED',
    )
    expect(read(weekend('RRULE:FREQ=WEEKLY;COUNT=2'), cancelled)).toEqual(['2031-06-13/15'])
  })

  it('replaces an occurrence that is named in another zone', () => {
    const daily = event('UID:z', 'DTSTART;TZID=Europe/Copenhagen:20310701T150000', 'RRULE:FREQ=DAILY;COUNT=2')
    const moved = event('UID:z', 'RECURRENCE-ID:20310702T130000Z', 'DTSTART:20310710T130000Z')
    expect(read(daily, moved)).toEqual(['2031-07-01/02', '2031-07-10/11'])
  })

  it('closes additional dates', () => {
    expect(read(weekend('RDATE;VALUE=DATE:20310701,20310710'))).toEqual([
      '2031-06-06/08',
      '2031-07-01/03',
      '2031-07-10/12',
    ])
  })

  it('too often is named by line, and so is a rule that never comes true', () => {
    expect(read(event('UID:1', 'DTSTART:20200101T000000Z', 'RRULE:FREQ=SECONDLY'))).toEqual(['line 4: repeatsTooOften'])
    const never = event('UID:2', 'DTSTART;VALUE=DATE:20310601', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')
    expect(read(never)).toEqual(expect.any(Array))
  })
})
