import { BookingView } from '@nordbo/contracts'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarTexts, createStayCalendar, type StayCalendar } from './stay-calendar.ts'

const id = '00000000-0000-4000-8000-000000000001'
const booking = {
  ...{ id: BookingView.shape.id.parse(id), checkIn: '2026-10-24', checkOut: '2026-10-31', revision: 3 },
  listing: BookingView.shape.listing.parse({
    id,
    title: 'Klithuset',
    city: 'Skagen',
    country: 'DK',
    photo: null,
    checkInFrom: '15:00',
    checkOutBefore: '11:00',
  }),
}
const words: CalendarTexts = {
  summary: 'Ophold: Klithuset',
  description: 'Nøglen ligger i boksen.',
  place: 'Fyrvej 1, 9990 Skagen',
  url: 'https://nordbo.example/trips/1',
}
const letter = {
  host: 'nordbo.example',
  from: 'hej@nordbo.example',
  to: { name: 'Gerda Gæst', address: 'gerda@test.example' },
  now: new Date('2026-05-01T10:00:00Z'),
}
/** Parses a calendar file. */
const read = ({ content }: StayCalendar): ICAL.Component => ICAL.Component.fromString(content)
const eventOf = (calendar: StayCalendar): ICAL.Event =>
  new ICAL.Event(read(calendar).getFirstSubcomponent('vevent') ?? undefined)

test('a stay has Copenhagen times, also across the end of summer time', () => {
  const calendar = createStayCalendar(booking, 'REQUEST', words, letter)
  const zone = new ICAL.Timezone(read(calendar).getFirstSubcomponent('vtimezone') ?? '')
  const { startDate, endDate } = eventOf(calendar)
  const instants = [startDate, endDate].map((time) => {
    const there = time.clone()
    there.zone = zone
    return there.toJSDate().toISOString()
  })
  expect(instants).toEqual(['2026-10-24T13:00:00.000Z', '2026-10-31T10:00:00.000Z'])
  expect(calendar.content).toContain('DTSTART;TZID=Europe/Copenhagen:20261024T150000\r\n')
})

test('a cancellation removes the calendar entry that was sent, and contains no address', () => {
  const sent = eventOf(createStayCalendar(booking, 'REQUEST', words, letter))
  const cancelled = createStayCalendar({ ...booking, revision: 4 }, 'CANCEL', { ...words, place: null }, letter)
  expect(cancelled.content).toContain('METHOD:CANCEL\r\n')
  expect(cancelled.content).toContain('STATUS:CANCELLED\r\n')
  expect(cancelled.content).not.toContain('LOCATION')
  const taken = eventOf(cancelled)
  expect([taken.uid, taken.sequence > sent.sequence]).toEqual([sent.uid, true])
})

test('titles, notes and names cannot inject lines, and lines have at most 75 octets', () => {
  const text = fc
    .string({ unit: 'binary', maxLength: 200 })
    .map((said) => `${said}\r\nATTENDEE:mailto:evil@test.example`)
  fc.assert(
    fc.property(text, text, text, (summary, description, name) => {
      const to = { ...letter.to, name }
      const { content } = createStayCalendar(booking, 'REQUEST', { ...words, summary, description }, { ...letter, to })
      const lines = content.split('\r\n')
      expect(lines.filter((line) => line.startsWith('ATTENDEE:'))).toEqual([])
      expect(lines.filter((line) => line.startsWith('ATTENDEE;'))).toHaveLength(1)
      expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    }),
    { numRuns: 40 },
  )
})

test('a downloaded file is the same entry, published without an attendee', () => {
  const sent = createStayCalendar(booking, 'REQUEST', words, letter)
  const fetched = createStayCalendar(booking, 'PUBLISH', words, letter)
  expect(fetched.content).toContain('METHOD:PUBLISH\r\n')
  expect(fetched.content).not.toContain('ATTENDEE')
  const entry = (calendar: typeof sent) => {
    const { uid, summary, description, location, startDate, endDate } = eventOf(calendar)
    return { uid, summary, description, location, begins: String(startDate), ends: String(endDate) }
  }
  expect(entry(fetched)).toEqual(entry(sent))
  expect(entry(fetched).summary).toContain(words.summary)
})
