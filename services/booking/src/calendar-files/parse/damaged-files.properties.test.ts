import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseCalendar } from './parse-calendar.ts'
import { days, event, fileOf, outlookZone, window } from './sample-calendar.ts'

const good = [
  fileOf(...days('20310601', '20310608'), ...days('20320228', '20320301')),
  fileOf(
    ...outlookZone,
    ...event(
      'UID:1',
      'DTSTART;TZID=Romance Standard Time:20310601T150000',
      'DTEND;TZID=Romance Standard Time:20310604T110000',
    ),
    ...event('UID:2', 'DTSTART:20310701T150000Z', 'DURATION:P3D', 'SUMMARY:Gerda,\\nfire personer'),
  ),
  fileOf(
    ...event(
      'UID:3',
      'DTSTART;VALUE=DATE:20310606',
      'DTEND;VALUE=DATE:20310608',
      'RRULE:FREQ=WEEKLY;COUNT=9;BYDAY=FR,SA',
    ),
    ...event('UID:3', 'RECURRENCE-ID;VALUE=DATE:20310613', 'DTSTART;VALUE=DATE:20310616', 'STATUS:CANCELLED'),
    ...event(
      'UID:4',
      'DTSTART:20310101T120000Z',
      'RRULE:FREQ=MONTHLY;BYMONTHDAY=-1;UNTIL=20330101T000000Z',
      'EXDATE:20310131T120000Z',
    ),
    ...event(
      'UID:5',
      'DTSTART;VALUE=DATE:20310901',
      'RDATE;VALUE=DATE:20310910,20310920',
      'TRANSP:OPAQUE',
      'BEGIN:VALARM',
      'TRIGGER:-PT5M',
      'END:VALARM',
    ),
  ),
]

const words = [
  '',
  '\r\n',
  ' ',
  ':',
  ';',
  '=',
  '-',
  '0',
  '99999999',
  'T',
  'Z',
  'BEGIN:VEVENT\r\n',
  'END:VEVENT\r\n',
  'END:VCALENDAR\r\n',
  'BEGIN:VTIMEZONE\r\n',
  'RRULE:FREQ=DAILY\r\n',
  'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30\r\n',
  'FREQ=SECONDLY',
  'INTERVAL=0',
  'INTERVAL=99999999',
  'BYDAY=-53SU',
  'BYSETPOS=400',
  'COUNT=0',
  'UNTIL=0',
  'P99999W',
  'VALUE=PERIOD',
  '\u0000',
  'ø',
  '"',
  '\\',
]
const cut = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.integer({ min: 0, max: 40 }),
  put: fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 12 })),
})

const damage = (file: string, cuts: readonly { at: number; length: number; put: string }[]): string =>
  cuts.reduce((text, { at, length, put }) => {
    const start = Math.floor(at * text.length)
    return text.slice(0, start) + put + text.slice(start + length)
  }, file)

it('2,000 damaged files are read to an answer, each in less than two seconds', () => {
  fc.assert(
    fc.property(fc.constantFrom(...good), fc.array(cut, { minLength: 1, maxLength: 6 }), (file, cuts) => {
      const started = performance.now()
      const parsed = parseCalendar(damage(file, cuts), window)
      if (process.env.NORDBO_COUNTS === 'prove') expect(performance.now() - started).toBeLessThan(2_000)
      if (!parsed.ok) return
      for (const { from, to } of parsed.nights) {
        expect(from < to && from >= window.from && to <= window.to).toBe(true)
      }
      for (const [index, { from }] of parsed.nights.entries())
        if (index > 0) expect(from >= (parsed.nights[index - 1]?.to ?? '')).toBe(true)
      for (const { line } of parsed.problems) expect(line).toBeGreaterThan(0)
    }),
    { numRuns: 2_000 },
  )
}, 120_000)
