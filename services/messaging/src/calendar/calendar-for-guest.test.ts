import { type Locale, TripStory } from '@nordbo/contracts'
import { expect, test } from 'vitest'
import { booking } from '../../test/sample-booking.ts'
import { calendarForGuest } from './calendar-for-guest.ts'

const config = { MAIL_FROM: 'Nordbo <hej@nordbo.example>', PUBLIC_URL: 'https://nordbo.example' }
const story = TripStory.parse({ booking, timeline: [], arrival: null, receipt: null })

test.each([
  ['da', 'ophold.ics', 'Ophold: '],
  ['en-GB', 'stay.ics', 'Stay: '],
  ['de', 'aufenthalt.ics', 'Aufenthalt: '],
  ['zh', 'zhusu.ics', '住宿：'],
] as const)('a calendar file in %s has a name and a summary in the language', (locale: Locale, filename, summary) => {
  const reader = { name: 'Gerda', email: 'gerda@nordbo.example', locale }
  const file = calendarForGuest(story, reader, { config, now: new Date('2026-11-26T10:00:00Z') })
  expect(file?.filename).toBe(filename)
  expect(file?.content).toContain(`SUMMARY:${summary}Klithuset`)
})
