import { addDays } from '@nordbo/contracts'
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, it } from 'vitest'
import { parseCalendar } from './parse-calendar.ts'
import { event, fileOf, window } from './sample-calendar.ts'

const zones = [
  ...['Europe/Copenhagen', 'Europe/London', 'Europe/Helsinki', 'Atlantic/Reykjavik'],
  ...['America/New_York', 'America/Los_Angeles', 'Asia/Tokyo', 'Australia/Sydney'],
]

interface Stay {
  /** Dates of arrival and departure, in Copenhagen. */
  from: string
  to: string
  zone: string
}

const compact = (text: string): string => text.replaceAll(/[-:]/g, '')
const at = (date: string, clock: string, zone: string): string =>
  compact(
    Temporal.PlainDateTime.from(`${date}T${clock}`)
      .toZonedDateTime('Europe/Copenhagen')
      .withTimeZone(zone)
      .toPlainDateTime()
      .toString({ smallestUnit: 'second' }),
  )
const nightsOf = ({ from, to }: Stay): number => Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days

/** Every way to write a stay: whole days and times, with an end, a length or repeats. */
const forms: Readonly<Record<string, (stay: Stay) => string[]>> = {
  days: ({ from, to }) => [`DTSTART;VALUE=DATE:${compact(from)}`, `DTEND;VALUE=DATE:${compact(to)}`],
  'bare days': ({ from, to }) => [`DTSTART:${compact(from)}`, `DTEND:${compact(to)}`],
  'days with dashes': ({ from, to }) => [`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`],
  'days in a zone': ({ from, to, zone }) => [
    `DTSTART;TZID=${zone}:${compact(from)}`,
    `DTEND;TZID=${zone}:${compact(to)}`,
  ],
  'days that say times': ({ from, to }) => [
    `DTSTART;VALUE=DATE-TIME:${compact(from)}`,
    `DTEND;VALUE=DATE-TIME:${compact(to)}`,
  ],
  'days with a length': (stay) => [`DTSTART;VALUE=DATE:${compact(stay.from)}`, `DURATION:P${nightsOf(stay)}D`],
  'days by a rule': (stay) => [`DTSTART;VALUE=DATE:${compact(stay.from)}`, `RRULE:FREQ=DAILY;COUNT=${nightsOf(stay)}`],
  'days until a day': ({ from, to }) => [
    `DTSTART;VALUE=DATE:${compact(from)}`,
    `RRULE:FREQ=DAILY;UNTIL=${compact(addDays(to, -1))}`,
  ],
  'further days': (stay) => [
    `DTSTART;VALUE=DATE:${compact(stay.from)}`,
    `RDATE;VALUE=DATE:${Array.from({ length: nightsOf(stay) }, (_, index) => compact(addDays(stay.from, index))).join()}`,
  ],
  times: ({ from, to }) => [`DTSTART:${compact(from)}T150000`, `DTEND:${compact(to)}T110000`],
  'times without seconds': ({ from, to, zone }) => [
    `DTSTART;TZID=${zone}:${at(from, '15:00', zone).slice(0, -2)}`,
    `DTEND;TZID=${zone}:${at(to, '11:00', zone).slice(0, -2)}`,
  ],
  'times in UTC': ({ from, to }) => [`DTSTART:${at(from, '15:00', 'UTC')}Z`, `DTEND:${at(to, '11:00', 'UTC')}Z`],
  'times in a zone': ({ from, to, zone }) => [
    `DTSTART;TZID=${zone}:${at(from, '15:00', zone)}`,
    `DTEND;TZID=${zone}:${at(to, '11:00', zone)}`,
  ],
  'times from midnight to midnight': ({ from, to, zone }) => [
    `DTSTART;TZID=${zone}:${at(from, '00:00', zone)}`,
    `DTEND;TZID=${zone}:${at(to, '00:00', zone)}`,
  ],
  'an end at 24:00': ({ from, to }) => [`DTSTART:${compact(from)}T150000`, `DTEND:${compact(addDays(to, -1))}T240000`],
  'times in a zone by a rule until an instant': ({ from, to }) => [
    `DTSTART;TZID=Europe/Copenhagen:${compact(from)}T150000`,
    `DTEND;TZID=Europe/Copenhagen:${compact(addDays(from, 1))}T110000`,
    `RRULE:FREQ=DAILY;UNTIL=${at(addDays(to, -1), '15:00', 'UTC')}Z`,
  ],
  'times in a zone with one left out': ({ from, to, zone }) => [
    `DTSTART;TZID=Europe/Copenhagen:${compact(from)}T150000`,
    `DTEND;TZID=Europe/Copenhagen:${compact(addDays(from, 1))}T110000`,
    `RRULE:FREQ=DAILY;UNTIL=${compact(to)}`,
    `EXDATE;TZID=${zone}:${at(to, '15:00', zone)}`,
  ],
}

/** Days around both changes of the clock, and any others. */
const arrival = fc.oneof(
  fc.integer({ min: 0, max: 8 }).map((days) => addDays('2031-10-20', days)),
  fc.integer({ min: 0, max: 8 }).map((days) => addDays('2032-03-23', days)),
  fc.integer({ min: 0, max: 600 }).map((days) => addDays('2031-06-01', days)),
)
const stays = fc
  .record({ from: arrival, nights: fc.integer({ min: 1, max: 21 }), zone: fc.constantFrom(...zones) })
  .map(({ from, nights, zone }): Stay => ({ from, to: addDays(from, nights), zone }))

it.each(Object.entries(forms))('a stay that is written as %s is read with the same nights', (_name, write) => {
  fc.assert(
    fc.property(stays, (stay) => {
      const parsed = parseCalendar(fileOf(...event('UID:p', ...write(stay))), window)
      const nights = parsed.ok
        ? parsed.nights.flatMap(({ from, to }) =>
            Array.from({ length: nightsOf({ from, to, zone: '' }) }, (_, index) => addDays(from, index)),
          )
        : []
      expect(parsed).toMatchObject({ ok: true, problems: [] })
      expect(nights).toEqual(Array.from({ length: nightsOf(stay) }, (_, index) => addDays(stay.from, index)))
    }),
    { numRuns: 200 },
  )
})
