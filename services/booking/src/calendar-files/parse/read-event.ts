import { isCalendarDate, type LineProblem } from '@nordbo/contracts'
import ICAL from 'ical.js'
import { type ContentLine, nameOf } from './content-lines.ts'
import type { CalendarPart } from './split-calendar.ts'
import type { TimeZones } from './time-zones.ts'

/** An event that closes nights, or an exception of one that repeats. */
export interface CalendarEvent {
  line: number
  uid: string
  component: ICAL.Component
  start: ICAL.Time
  /** The first moment after it; null for none given. */
  end: ICAL.Time | null
  /** The names of the zones of start and end. */
  zones: { start: string | undefined; end: string | undefined }
  /** Which occurrence of a repeated event it replaces, as of `TimeZones.keyOf`. */
  replaces: string | null
  repeats: boolean
  /** Cancelled or transparent: it closes no nights. */
  free: boolean
}

/** Lines that decide about nights. Others, such as names of guests, are not read. */
const read = new Set([
  ...['UID', 'DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID', 'STATUS', 'TRANSP'],
])
/** Without these an event says nothing about nights that can be relied on. */
const vital: Readonly<Record<string, LineProblem['problem']>> = {
  DTSTART: 'unreadable',
  DTEND: 'unreadable',
  DURATION: 'unreadable',
  'RECURRENCE-ID': 'unreadable',
  RRULE: 'repeatUnreadable',
  RDATE: 'repeatUnreadable',
}
const times = new Set(['DTSTART', 'DTEND', 'RECURRENCE-ID'])

/** A refusal of an event, at a line. */
export class LineRefused extends Error {
  readonly problem: LineProblem
  constructor(line: number, problem: LineProblem['problem']) {
    super(`line ${line}: ${problem}`)
    this.problem = { line, problem }
  }
}

const exists = (text: string): boolean =>
  isCalendarDate(text.slice(0, 10)) &&
  (text.length === 10 || /^T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)Z?$/.test(text.slice(10)))

const addLine = (component: ICAL.Component, line: ContentLine): void => {
  const name = nameOf(line)
  const refuse = (problem: LineProblem['problem']): never => {
    throw new LineRefused(line.line, problem)
  }
  try {
    const property = new ICAL.Property(ICAL.parse.property(line.text), component)
    if (times.has(name)) {
      const [value] = property.jCal.slice(3)
      if (property.type !== 'date' && property.type !== 'date-time') refuse('unreadable')
      if (!exists(String(value))) refuse(/^\d{4}-\d\d-\d\d/.test(String(value)) ? 'noSuchDate' : 'unreadable')
    }
    property.getValues()
    component.addProperty(property)
  } catch (error) {
    if (error instanceof LineRefused) throw error
    refuse(vital[name] ?? 'unreadable')
  }
}

const lineOf = ({ lines, line }: CalendarPart, name: string): number =>
  lines.find((each) => nameOf(each) === name)?.line ?? line

/** Reads an event and adds it to its calendar. Throws `LineRefused`; lines that decide nothing about nights only add a problem. */
export const readEvent = (
  part: CalendarPart,
  { calendar, zones, problems }: { calendar: ICAL.Component; zones: TimeZones; problems: LineProblem[] },
): CalendarEvent => {
  const component = new ICAL.Component('vevent', calendar)
  for (const line of part.lines) {
    const name = nameOf(line)
    if (name === '') problems.push({ line: line.line, problem: 'unreadable' })
    if (!read.has(name)) continue
    try {
      addLine(component, line)
    } catch (error) {
      if (!(error instanceof LineRefused) || name in vital) throw error
      problems.push(error.problem)
    }
  }
  const timeOf = (name: string): { time: ICAL.Time | null; zone: string | undefined } => {
    const property = component.getFirstProperty(name.toLowerCase())
    const value = property?.getFirstValue()
    if (!property || !(value instanceof ICAL.Time)) return { time: null, zone: undefined }
    const zone = property.getFirstParameter('tzid') || undefined
    if (zone !== undefined && !zones.knows(zone)) problems.push({ line: lineOf(part, name), problem: 'zoneUnknown' })
    const defined = zone === undefined ? undefined : zones.defined(zone)
    if (defined && !value.isDate) value.zone = defined
    return { time: value, zone }
  }
  const { time: start, zone } = timeOf('DTSTART')
  if (!start) throw new LineRefused(part.line, 'noStart')
  const { time: end, zone: endZone } = timeOf('DTEND')
  const replaced = timeOf('RECURRENCE-ID')
  const duration = component.getFirstPropertyValue('duration')
  const later = duration instanceof ICAL.Duration ? start.clone() : null
  if (later && duration instanceof ICAL.Duration) later.addDuration(duration)
  const last = end ?? later
  const ends = { start: zone, end: end ? endZone : zone }
  if (last && zones.dateOf(last, ends.end) < zones.dateOf(start, zone))
    throw new LineRefused(lineOf(part, end ? 'DTEND' : 'DURATION'), 'endBeforeStart')
  const word = (name: string): string => String(component.getFirstPropertyValue(name) ?? '').toUpperCase()
  return {
    line: part.line,
    uid: String(component.getFirstPropertyValue('uid') ?? `line ${part.line}`),
    component,
    start,
    end: last,
    zones: ends,
    replaces: replaced.time ? zones.keyOf(replaced.time, replaced.zone) : null,
    repeats: !replaced.time && (component.hasProperty('rrule') || component.hasProperty('rdate')),
    free: word('status') === 'CANCELLED' || word('transp') === 'TRANSPARENT',
  }
}
