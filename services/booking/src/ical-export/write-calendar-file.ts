import { productName } from '@nordbo/contracts'
import ICAL from 'ical.js'

// The library counts a folded line without the space that begins it; a line has at most 75 bytes (RFC 5545, 3.1).
ICAL.foldLength = 74

/** Nights that are taken, [from, to), under an id that stays when they change. */
export interface ExportedNights {
  id: string
  from: string
  to: string
  kind: 'stay' | 'block'
}

/** What other calendars read: that nights are taken, never by whom. */
const summaries = { stay: 'Optaget', block: 'Ikke tilgængelig' } as const

const eventOf = ({ id, from, to, kind }: ExportedNights, host: string, now: Date): ICAL.Component => {
  const event = new ICAL.Component('vevent')
  event.addPropertyWithValue('uid', `${id}@${host}`)
  event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(now, true))
  // Whole days; the end is the first free day (RFC 5545, 3.6.1).
  event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(from))
  event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(to))
  event.addPropertyWithValue('summary', summaries[kind])
  event.addPropertyWithValue('transp', 'OPAQUE')
  return event
}

/** The calendar file (RFC 5545) of a home: an event of whole days for each stay and block. `host` completes the ids. */
export const writeCalendarFile = (
  nights: readonly ExportedNights[],
  { host, now }: { host: string; now: Date },
): string => {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', `-//${productName}//${productName}//DA`)
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  calendar.addPropertyWithValue('method', 'PUBLISH')
  for (const each of nights) calendar.addSubcomponent(eventOf(each, host, now))
  return `${calendar.toString().trimEnd()}\r\n`
}
