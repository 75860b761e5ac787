import { type BookingView, productName } from '@nordbo/contracts'
import ICAL from 'ical.js'

const zone = 'Europe/Copenhagen'
/** The time zone of Copenhagen (RFC 5545, VTIMEZONE), with the summer time rule since 1996. */
const copenhagen = `BEGIN:VTIMEZONE
TZID:${zone}
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19960331T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`

/** A calendar file that adds or removes a stay. */
export interface StayCalendar {
  /** `PUBLISH` for a download, which has no attendee. */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH'
  content: string
}

/** The texts of a calendar entry. */
export interface CalendarTexts {
  summary: string
  description: string
  /** Null while the address is not shown. */
  place: string | null
  /** The trip's page. */
  url: string
}

/** Sender and recipient of a calendar file. */
export interface CalendarParties {
  /** The product's domain: part of the entry's id. */
  host: string
  from: string
  to: { name: string; address: string }
  now: Date
}

/** Removes characters that a parameter may not contain. */
const toParameter = (name: string): string => name.replaceAll(/["\p{Cc}]+/gu, ' ').trim()

const person = (kind: 'organizer' | 'attendee', name: string, address: string): ICAL.Property => {
  const property = new ICAL.Property(kind)
  property.setParameter('cn', toParameter(name))
  property.setValue(`mailto:${address}`)
  return property
}

const wallClock = (kind: 'dtstart' | 'dtend', date: string, time: string): ICAL.Property => {
  const property = new ICAL.Property(kind)
  property.setParameter('tzid', zone)
  property.setValue(ICAL.Time.fromDateTimeString(`${date}T${time}:00`))
  return property
}

/**
 * A calendar file (RFC 5545, RFC 5546) of a stay in Copenhagen time. The booking's id identifies the entry and its revision is the
 * sequence, so that a later file updates or cancels the same entry.
 */
export const createStayCalendar = (
  booking: Pick<BookingView, 'id' | 'checkIn' | 'checkOut' | 'listing' | 'revision'>,
  method: StayCalendar['method'],
  words: CalendarTexts,
  { host, from, to, now }: CalendarParties,
): StayCalendar => {
  const event = new ICAL.Component('vevent')
  event.addPropertyWithValue('uid', `${booking.id}@${host}`)
  event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(now, true))
  event.addPropertyWithValue('sequence', booking.revision)
  event.addPropertyWithValue('status', method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED')
  event.addProperty(wallClock('dtstart', booking.checkIn, booking.listing.checkInFrom))
  event.addProperty(wallClock('dtend', booking.checkOut, booking.listing.checkOutBefore))
  event.addPropertyWithValue('summary', words.summary)
  event.addPropertyWithValue('description', words.description)
  if (words.place !== null) event.addPropertyWithValue('location', words.place)
  event.addPropertyWithValue('url', words.url)
  event.addProperty(person('organizer', productName, from))
  if (method !== 'PUBLISH') {
    const guest = person('attendee', to.name, to.address)
    guest.setParameter('partstat', 'ACCEPTED')
    guest.setParameter('rsvp', 'FALSE')
    event.addProperty(guest)
  }

  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', `-//${productName}//${productName}//DA`)
  calendar.addPropertyWithValue('method', method)
  calendar.addSubcomponent(ICAL.Component.fromString(copenhagen))
  calendar.addSubcomponent(event)
  return { method, content: `${calendar.toString().trimEnd()}\r\n` }
}
