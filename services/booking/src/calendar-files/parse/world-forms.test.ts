import { describe, expect, it } from 'vitest'
import { parseCalendar } from './parse-calendar.ts'
import { copenhagenZone, event, fileOf, outlookZone, window } from './sample-calendar.ts'

const read = (...lines: string[]): string[] => {
  const parsed = parseCalendar(fileOf(...lines), window)
  if (!parsed.ok) return [parsed.fault]
  return [
    ...parsed.nights.map(({ from, to }) => `${from.slice(2)}/${to.slice(2)}`),
    ...parsed.problems.map(({ line, problem }) => `line ${line}: ${problem}`),
    ...(parsed.nightsMissing ? ['nights may be missing'] : []),
  ]
}
const stay = (...lines: string[]): string[] => read(...event('UID:s', ...lines))

describe('a stay is read', () => {
  it.each([
    ['with an offset', 'DTSTART:2031-06-01T23:30:00-02:00', 'DTEND:2031-06-04T08:00:00+0200', '31-06-02/31-06-04'],
    ['with small letters', 'dtstart;value=date:20310601', 'dtend;value=date:20310604', '31-06-01/31-06-04'],
    ['with blanks', 'DTSTART ; VALUE=DATE : 20310601 ', 'DTEND ;VALUE=DATE: 20310604', '31-06-01/31-06-04'],
    ['with fractions', 'DTSTART:20310601T150000.000Z', 'DTEND:20310604T080000.123Z', '31-06-01/31-06-04'],
    ['with a day and a time', 'DTSTART;VALUE=DATE:20310601', 'DTEND:20310604T110000', '31-06-01/31-06-04'],
    ['with a time and a day', 'DTSTART:20310601T150000', 'DTEND;VALUE=DATE:20310604', '31-06-01/31-06-04'],
    ['with an empty end', 'DTSTART;VALUE=DATE:20310601', 'DTEND;VALUE=DATE:', '31-06-01/31-06-02'],
    ['with an empty end and a duration', 'DTSTART;VALUE=DATE:20310601\r\nDTEND:', 'DURATION:P1W', '31-06-01/31-06-08'],
    [
      'in quotes',
      'DTSTART;TZID="Asia/Tokyo":20310602T050000',
      'DTEND;TZID="Asia/Tokyo":20310604T200000',
      '31-06-01/31-06-04',
    ],
    [
      'of another program',
      'DTSTART;TZID=/example.org/2011/Asia/Tokyo:20310602T050000',
      'DURATION:P2D',
      '31-06-01/31-06-03',
    ],
    ['of Windows', 'DTSTART;TZID=Tokyo Standard Time:20310602T050000', 'DURATION:P2D', '31-06-01/31-06-03'],
  ])('%s', (_name, start, end, nights) => {
    expect(stay(start, end)).toEqual([nights])
  })

  it('from a list of busy times, and free ones close nothing', () => {
    expect(
      read(
        ...['BEGIN:VFREEBUSY', 'UID:f', 'DTSTART:20310501T000000Z', 'DTEND:20330501T000000Z'],
        'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20310601T130000Z/20310604T090000Z,20310701T130000Z/P2DT20H',
        'FREEBUSY;FBTYPE=FREE:20310801T130000Z/P3D',
        'FREEBUSY:20310901T130000Z/PT5H',
        'END:VFREEBUSY',
      ),
    ).toEqual(['31-06-01/31-06-04', '31-07-01/31-07-04', '31-09-01/31-09-02'])
  })
})

const timed = ['DTSTART;TZID=Europe/Copenhagen:20310604T150000', 'DTEND;TZID=Europe/Copenhagen:20310605T110000']
const daily = [...timed, 'RRULE:FREQ=DAILY;COUNT=4']

describe('the last night of a series stays closed', () => {
  it.each([
    ['a day, of a series of times', timed, '20310606'],
    ['an instant, of a series in a zone', timed, '20310606T130000Z'],
    ['a time without a zone, of a series in a zone', timed, '20310606T150000'],
    ['an instant of the evening, of a series of days', ['DTSTART;VALUE=DATE:20310604'], '20310606T215959Z'],
    ['the midnight at home, of a series of days', ['DTSTART;VALUE=DATE:20310604'], '20310605T220000Z'],
    ['a day, of a series in UTC', ['DTSTART:20310604T230000Z', 'DTEND:20310605T080000Z'], '20310606'],
  ])('if its end is %s', (_name, lines, until) => {
    const nights = stay(...lines, `RRULE:FREQ=DAILY;UNTIL=${until}`)
    const isUtc = lines[0]?.endsWith('Z') ?? false
    // 23:00 in UTC is the next day at home.
    expect(nights.at(-1)).toBe(isUtc ? '31-06-07/31-06-08' : '31-06-06/31-06-07')
    expect(nights).toHaveLength(3)
  })
})

describe('what a series leaves out', () => {
  const three = ['31-06-04/31-06-05', '31-06-05/31-06-06', '31-06-07/31-06-08']
  it.each([
    ['in its zone', 'EXDATE;TZID=Europe/Copenhagen:20310606T150000'],
    ['in UTC', 'EXDATE:20310606T130000Z'],
    ['in another zone', 'EXDATE;TZID=Asia/Tokyo:20310606T220000'],
    ['in a zone of Windows', 'EXDATE;TZID=Romance Standard Time:20310606T150000'],
    ['as a day', 'EXDATE;VALUE=DATE:20310606'],
    ['as a bare day', 'EXDATE:20310606'],
  ])('is opened if it is named %s', (_name, exception) => {
    for (const definition of [[], copenhagenZone, outlookZone])
      expect(read(...definition, ...event('UID:s', ...daily, exception))).toEqual(three)
  })

  it('stays closed if it cannot be read', () => {
    expect(stay(...daily, 'EXDATE:soon')).toEqual([
      ...three.slice(0, 2),
      '31-06-06/31-06-07',
      three[2],
      'line 9: unreadable',
    ])
  })

  it('is moved by an exception that names a day', () => {
    const moved = event('UID:s', 'RECURRENCE-ID;VALUE=DATE:20310606', 'DTSTART;VALUE=DATE:20310620')
    expect(read(...event('UID:s', ...daily), ...moved)).toEqual([...three, '31-06-20/31-06-21'])
  })

  it('is moved with all that follows, if the exception says so', () => {
    const weekly = event(
      'UID:s',
      'DTSTART;VALUE=DATE:20310606',
      'DTEND;VALUE=DATE:20310608',
      'RRULE:FREQ=WEEKLY;COUNT=4',
    )
    const later = (...lines: string[]): string[] =>
      event('UID:s', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20310620', ...lines)
    expect(read(...weekly, ...later('DTSTART:20310621', 'DTEND:20310624'))).toEqual([
      ...['31-06-06/31-06-08', '31-06-13/31-06-15', '31-06-21/31-06-24', '31-06-28/31-07-01'],
    ])
    expect(read(...weekly, ...later('DTSTART:20310620', 'STATUS:CANCELLED'))).toEqual([
      ...['31-06-06/31-06-08', '31-06-13/31-06-15'],
    ])
  })
})

describe('further dates of a series', () => {
  it.each([
    ['in its zone', 'RDATE;TZID=Europe/Copenhagen:20310701T150000'],
    ['in UTC', 'RDATE:20310701T130000Z'],
    ['as a bare day', 'RDATE:20310701'],
  ])('close their nights %s', (_name, date) => {
    expect(stay(...timed, date)).toEqual(['31-06-04/31-06-05', '31-07-01/31-07-02'])
  })

  it('have their own length if they say it', () => {
    expect(stay(...timed, 'RDATE;VALUE=PERIOD:20310701T130000Z/20310703T090000Z,20310801T130000Z/P3D')).toEqual([
      ...['31-06-04/31-06-05', '31-07-01/31-07-03', '31-08-01/31-08-04'],
    ])
  })
})

describe('versions of one event', () => {
  const version = (day: string, ...lines: string[]): string[] => event('UID:v', `DTSTART;VALUE=DATE:${day}`, ...lines)
  it('the newest counts, in any order', () => {
    expect(read(...version('20310610', 'SEQUENCE:3'), ...version('20310601', 'SEQUENCE:2'))).toEqual([
      '31-06-10/31-06-11',
    ])
  })

  it('a newer one that is cancelled cancels, with and without a number', () => {
    const cancelled = (...lines: string[]): string[] => version('20310601', 'STATUS:CANCELLED', ...lines)
    expect(read(...version('20310601'), ...cancelled('SEQUENCE:1'))).toEqual([])
    expect(read(...version('20310601', 'DTSTAMP:20310101T000000Z'), ...cancelled('DTSTAMP:20310102T000000Z'))).toEqual(
      [],
    )
    expect(read(...version('20310601', 'DTSTAMP:20310103T000000Z'), ...cancelled('DTSTAMP:20310102T000000Z'))).toEqual([
      '31-06-01/31-06-02',
    ])
    expect(read(...version('20310605'), ...cancelled('SEQUENCE:0'))).toEqual(['31-06-05/31-06-06'])
  })
})

describe('what cannot be read', () => {
  it('is named, and says that nights may be missing where they may', () => {
    expect(stay('DTSTART:20310601', 'DTEND:soon')).toEqual([
      '31-06-01/31-06-02',
      'line 7: unreadable',
      'nights may be missing',
    ])
    expect(stay('DTSTART:20310601', 'RRULE:FREQ=DAILY;EVERY=2')).toEqual([
      ...['31-06-01/31-06-02', 'line 7: repeatUnreadable', 'nights may be missing'],
    ])
    expect(stay('DTSTART 20310601')).toEqual(['line 4: noStart', 'line 6: unreadable', 'nights may be missing'])
    expect(stay('DTSTART:20310601', 'a line of a text')).toEqual(['31-06-01/31-06-02', 'line 7: unreadable'])
  })
})
