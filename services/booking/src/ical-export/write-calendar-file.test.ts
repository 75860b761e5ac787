import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { type ExportedNights, writeCalendarFile } from './write-calendar-file.ts'

const now = new Date('2031-05-14T08:30:00Z')
const stay: ExportedNights = { id: 'a1', from: '2032-02-28', to: '2032-03-01', kind: 'stay' }
const block: ExportedNights = { id: 'b2', from: '2031-10-25', to: '2031-10-27', kind: 'block' }
const file = writeCalendarFile([stay, block], { host: 'nordbo.example', now })

describe('the calendar file of a home', () => {
  test('has an event of whole days for each range, which ends on the first free day', () => {
    const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
    expect(
      events.map((event) =>
        ['uid', 'dtstart', 'dtend', 'summary'].map((name) => String(event.getFirstPropertyValue(name))),
      ),
    ).toEqual([
      ['a1@nordbo.example', '2032-02-28', '2032-03-01', 'Optaget'],
      ['b2@nordbo.example', '2031-10-25', '2031-10-27', 'Ikke tilgængelig'],
    ])
    expect(file).toContain('DTSTART;VALUE=DATE:20320228\r\n')
    expect(file).toContain('DTEND;VALUE=DATE:20320301\r\n')
  })

  test('ends its lines as RFC 5545 asks, and folds long ones', () => {
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    const long = writeCalendarFile([{ ...stay, id: 'x'.repeat(200) }], { host: 'nordbo.example', now })
    for (const line of long.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(new ICAL.Component(ICAL.parse(long)).getFirstSubcomponent('vevent')?.getFirstPropertyValue('uid')).toBe(
      `${'x'.repeat(200)}@nordbo.example`,
    )
  })

  test('is valid without any event', () => {
    expect(new ICAL.Component(ICAL.parse(writeCalendarFile([], { host: 'n', now }))).getAllSubcomponents()).toEqual([])
  })
})
