import { describe, expect, it } from 'vitest'
import { writeCalendarFile } from '../../ical-export/write-calendar-file.ts'
import { parseCalendar } from './parse-calendar.ts'
import { days, event, fileOf, outlookZone, window } from './sample-calendar.ts'

const read = (file: string): string[] => {
  const parsed = parseCalendar(file, window)
  if (!parsed.ok) return [parsed.fault]
  return [
    ...parsed.nights.map(({ from, to }) => `${from}/${to}`),
    ...parsed.problems.map(({ line, problem }) => `line ${line}: ${problem}`),
  ]
}
const readEvents = (...events: string[][]): string[] => read(fileOf(...events.flat()))

describe('a calendar file', () => {
  it('that this product wrote gives the same nights', () => {
    const nights = [
      { id: 'a', from: '2031-06-01', to: '2031-06-08', kind: 'stay' as const },
      { id: 'b', from: '2031-06-08', to: '2031-06-10', kind: 'block' as const },
      { id: 'x'.repeat(200), from: '2032-02-28', to: '2032-03-01', kind: 'stay' as const },
    ]
    const file = writeCalendarFile(nights, { host: 'nordbo.example', now: new Date('2026-11-01T08:00:00Z') })
    expect(read(file)).toEqual(nights.map(({ from, to }) => `${from}/${to}`))
  })

  it('closes whole days up to the end, which is free', () => {
    expect(readEvents(days('20310601', '20310608'))).toEqual(['2031-06-01/2031-06-08'])
    expect(readEvents(days('20310601', '20310601'))).toEqual(['2031-06-01/2031-06-02'])
    expect(readEvents(event('UID:1', 'DTSTART;VALUE=DATE:20310601'))).toEqual(['2031-06-01/2031-06-02'])
  })

  it('closes leap days, and refuses one that does not exist', () => {
    expect(readEvents(days('20320228', '20320301'))).toEqual(['2032-02-28/2032-03-01'])
    expect(readEvents(days('20320229', '20320301'))).toEqual(['2032-02-29/2032-03-01'])
    expect(readEvents(days('20310229', '20310302'), days('20310601', '20310602'))).toEqual([
      '2031-06-01/2031-06-02',
      'line 6: noSuchDate',
    ])
  })

  it.each([
    [
      'in UTC, which is the next day in Copenhagen',
      'DTSTART:20310601T230000Z',
      'DTEND:20310604T080000Z',
      '2031-06-02/2031-06-04',
    ],
    ['without a zone', 'DTSTART:20310601T230000', 'DTEND:20310604T080000', '2031-06-01/2031-06-04'],
    [
      'in a zone known by name',
      'DTSTART;TZID=America/New_York:20310601T200000',
      'DTEND;TZID=America/New_York:20310603T100000',
      '2031-06-02/2031-06-03',
    ],
    ['with a duration', 'DTSTART:20310601T150000', 'DURATION:P2DT20H', '2031-06-01/2031-06-04'],
    ['without an end', 'DTSTART:20310601T150000', 'X-NOTE:none', '2031-06-01/2031-06-02'],
    ['within one day', 'DTSTART:20310601T100000', 'DTEND:20310601T140000', '2031-06-01/2031-06-02'],
    ['until midnight', 'DTSTART:20310601T150000', 'DTEND:20310603T000000', '2031-06-01/2031-06-03'],
  ])('closes the nights of a time %s', (_name, start, end, nights) => {
    expect(readEvents(event('UID:1', start, end))).toEqual([nights])
  })

  it('follows the zones that it defines, across both changes of the clocks', () => {
    const zoned = (uid: string, from: string, to: string): string[] =>
      event(`UID:${uid}`, `DTSTART;TZID=Romance Standard Time:${from}`, `DTEND;TZID=Romance Standard Time:${to}`)
    expect(
      read(
        fileOf(
          ...outlookZone,
          // Clocks go back on 26 October 2031 and forward on 28 March 2032.
          ...zoned('1', '20311025T003000', '20311027T003000'),
          ...zoned('2', '20320327T003000', '20320329T003000'),
          ...zoned('3', '20310701T003000', '20310702T003000'),
        ),
      ),
    ).toEqual(['2031-07-01/2031-07-02', '2031-10-25/2031-10-27', '2032-03-27/2032-03-29'])
    const western = outlookZone.map((line) => line.replace('Romance', 'Atlantic').replaceAll(/\+0[12]00/g, '-0400'))
    const evening = event('UID:5', 'DTSTART;TZID=Atlantic Standard Time:20310701T200000')
    expect(read(fileOf(...western, ...evening))).toEqual(['2031-07-02/2031-07-03'])
    const utc = event('UID:4', 'DTSTART:20311025T220000Z', 'DTEND:20311026T230000Z')
    expect(readEvents(utc)).toEqual(['2031-10-26/2031-10-27'])
  })

  it('is read with folded lines and any line ends', () => {
    const file = fileOf(...days('20310601', '20310608')).replace(
      'DTSTART;VALUE=DATE:2031',
      'DTSTART;VALU\r\n E=DATE:20\r\n\t31',
    )
    for (const end of ['\r\n', '\n', '\r'])
      expect(read(file.replaceAll('\r\n', end))).toEqual(['2031-06-01/2031-06-08'])
    expect(read(`\uFEFF${file}`)).toEqual(['2031-06-01/2031-06-08'])
  })

  it('closes nights of entries that say “Not available”, and none of cancelled or transparent ones', () => {
    const entry = (...lines: string[]): string[] =>
      event('UID:1', 'DTSTART;VALUE=DATE:20310601', 'DTEND;VALUE=DATE:20310603', ...lines)
    expect(readEvents(entry('SUMMARY:Airbnb (Not available)'))).toEqual(['2031-06-01/2031-06-03'])
    expect(readEvents(entry('STATUS:CANCELLED'))).toEqual([])
    expect(readEvents(entry('TRANSP:TRANSPARENT'))).toEqual([])
    expect(readEvents(entry('STATUS:TENTATIVE', 'TRANSP:OPAQUE'))).toEqual(['2031-06-01/2031-06-03'])
  })

  it('leaves out what lies outside the calendar, and shortens what reaches beyond it', () => {
    expect(
      readEvents(days('20200101', '20310503'), days('20330430', '20401231'), days('20500101', '20500102')),
    ).toEqual(['2031-05-01/2031-05-03', '2033-04-30/2033-05-01'])
  })

  it('closes each night once where events overlap', () => {
    expect(
      readEvents(days('20310601', '20310610'), days('20310605', '20310612'), days('20310606', '20310607')),
    ).toEqual(['2031-06-01/2031-06-10', '2031-06-10/2031-06-12'])
  })

  it('closes nothing when it has no events', () => {
    expect(readEvents()).toEqual([])
  })

  it.each([
    ['', 'notACalendar'],
    ['<!doctype html><title>Log ind</title>', 'notACalendar'],
    ['\u0000\u0001\u0002', 'notACalendar'],
    [fileOf(...days('20310601', '20310608')).replace('END:VCALENDAR', ''), 'incomplete'],
    [fileOf(...days('20310601', '20310608')).slice(0, -30), 'incomplete'],
  ])('is refused as a whole if it is no calendar, or is cut off: %j', (file, fault) => {
    expect(read(file)).toEqual([fault])
  })

  it('names problems by line, and reads the other events', () => {
    expect(
      readEvents(
        event('UID:1', 'SUMMARY:no start'),
        event('UID:2', 'DTSTART:hello'),
        event('UID:3', 'DTSTART;VALUE=DATE:20310610', 'DTEND;VALUE=DATE:20310609'),
        event('UID:4', 'DTSTART;VALUE=DATE:20310601', 'RRULE:FREQ=SOMETIMES'),
        event('UID:5', 'DTSTART;TZID=Mars/Olympus:20310620T150000', 'DTEND;TZID=Mars/Olympus:20310622T110000'),
        ['BEGIN:VEVENT', 'UID:6', 'DTSTART;VALUE=DATE:20310701'],
        days('20310801', '20310802'),
        event('UID:7', 'DTSTART;VALUE=DATE:20310810', 'no name in this line'),
      ),
    ).toEqual([
      // Whose end or repeats cannot be read closes the night of its start.
      '2031-06-01/2031-06-02',
      '2031-06-10/2031-06-11',
      '2031-06-20/2031-06-22',
      '2031-08-01/2031-08-02',
      '2031-08-10/2031-08-11',
      'line 4: noStart',
      'line 10: unreadable',
      'line 15: endBeforeStart',
      'line 20: repeatUnreadable',
      'line 24: zoneUnknown',
      'line 25: zoneUnknown',
      'line 27: notEnded',
      'line 39: unreadable',
    ])
  })

  it('reads 5,000 events, and refuses more', () => {
    const many = (count: number): string =>
      fileOf(
        ...Array.from({ length: count }, (_, index) => {
          const day = new Date(Date.UTC(2031, 4, 1 + index)).toISOString().slice(0, 10).replaceAll('-', '')
          return event(`UID:${index}`, `DTSTART;VALUE=DATE:${day}`)
        }).flat(),
      )
    const started = performance.now()
    const parsed = parseCalendar(many(5_000), window)
    expect(parsed.ok && parsed.nights).toHaveLength(731)
    if (process.env.NORDBO_COUNTS === 'prove') expect(performance.now() - started).toBeLessThan(5_000)
    expect(read(many(5_001))).toEqual(['tooManyEvents'])
  })
})
