import type { LineProblem } from '@nordbo/contracts'
import { afterDuration, type Moment, readMoment, type WallTime } from './moments.ts'
import { type Property, readProperty } from './property.ts'
import { note, noteMissing, type ReadingProblems } from './reading-problems.ts'
import type { CalendarPart } from './split-calendar.ts'
import type { Frame, TimeZones } from './time-zones.ts'

/** An occurrence that a file names by itself. Null for no end: it is as long as the first. */
export interface NamedOccurrence {
  start: WallTime
  end: WallTime | null
}

/** An event that closes nights, or an exception of one that repeats. All its times are in its frame. */
export interface CalendarEvent extends NamedOccurrence {
  line: number
  uid: string
  /** Which version it is (RFC 5545, 3.8.7.4). */
  sequence: number
  /** When this version was written, as far as the file says. */
  stamp: string
  frame: Frame
  /** Its rules of repetition. */
  rules: Property[]
  /** Further dates. */
  dates: NamedOccurrence[]
  /** Moments that are no occurrence. */
  except: Moment[]
  /** Which occurrence of a repeated event it replaces. */
  replaces: Moment | null
  /** It replaces all later ones too. */
  andLater: boolean
  cancelled: boolean
  /** Cancelled or transparent: it closes no nights. */
  free: boolean
}

/** Lines that decide about nights. Others, such as names of guests, are not read. */
const vital = new Set(['DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID'])
const read = new Set([...vital, 'UID', 'STATUS', 'TRANSP', 'SEQUENCE', 'DTSTAMP', 'LAST-MODIFIED'])

interface Reading {
  problems: ReadingProblems
  zones: TimeZones
}

const propertiesOf = (part: CalendarPart, { problems }: Reading): Map<string, Property[]> => {
  const properties = new Map<string, Property[]>()
  for (const line of part.lines) {
    const property = readProperty(line)
    if (!property) {
      const word = /^\s*([\w-]+)/.exec(line.text)?.[1]?.toUpperCase() ?? ''
      ;(vital.has(word) ? noteMissing : note)(problems, line.line, 'unreadable')
    } else if (read.has(property.name))
      properties.set(property.name, [...(properties.get(property.name) ?? []), property])
  }
  return properties
}

const momentIn = (
  { parameters, line }: Property,
  text: string,
  { problems, zones }: Reading,
): ReturnType<typeof readMoment> => {
  const zone = parameters.get('TZID')
  const moment = readMoment(text.trim(), zone)
  if (typeof moment !== 'string' && moment.zone !== undefined && !zones.knows(moment.zone))
    note(problems, line, 'zoneUnknown')
  return moment
}

const endOf = (
  { start, frame }: { start: WallTime; frame: Frame },
  { end, duration }: { end: Property | undefined; duration: Property | undefined },
  reading: Reading,
): WallTime | null => {
  const property = end && end.value !== '' ? end : duration
  if (!property || property.value === '') return null
  const moment = property === duration ? null : momentIn(property, property.value, reading)
  if (typeof moment === 'string') {
    noteMissing(reading.problems, property.line, moment)
    return null
  }
  const last = moment ? reading.zones.wallIn(frame, moment) : afterDuration(start, property.value)
  const isBefore = last !== null && reading.zones.homeDate(frame, last) < reading.zones.homeDate(frame, start)
  if (last && !isBefore) return last
  noteMissing(reading.problems, property.line, isBefore ? 'endBeforeStart' : 'unreadable')
  return null
}

const namedDates = (properties: readonly Property[], frame: Frame, reading: Reading): NamedOccurrence[] =>
  properties.flatMap((property) =>
    property.value.split(',').flatMap((text): NamedOccurrence[] => {
      const [from = '', until] = text.split('/')
      const moment = momentIn(property, from, reading)
      if (typeof moment === 'string') {
        noteMissing(reading.problems, property.line, 'repeatUnreadable')
        return []
      }
      const start = reading.zones.wallIn(frame, moment)
      if (until === undefined) return [{ start, end: null }]
      const asEnd = { ...property, value: until.trim() }
      const isDuration = /^[+-]?P/i.test(asEnd.value)
      const ends = isDuration ? { end: undefined, duration: asEnd } : { end: asEnd, duration: undefined }
      return [{ start, end: endOf({ start, frame }, ends, reading) }]
    }),
  )

const exceptions = (properties: readonly Property[], reading: Reading): Moment[] =>
  properties.flatMap((property) =>
    property.value.split(',').flatMap((text) => {
      const moment = momentIn(property, text, reading)
      if (typeof moment !== 'string') return [moment]
      // The occurrence stays closed.
      note(reading.problems, property.line, moment)
      return []
    }),
  )

/** Reads an event. Undefined, with a problem, for one that says nothing of when it is. */
export const readEvent = (part: CalendarPart, reading: Reading): CalendarEvent | undefined => {
  const properties = propertiesOf(part, reading)
  const all = (name: string): Property[] => properties.get(name) ?? []
  const first = (name: string): Property | undefined => properties.get(name)?.[0]
  const word = (name: string): string => first(name)?.value.toUpperCase() ?? ''
  const refuse = (line: number, problem: LineProblem['problem']): undefined => {
    noteMissing(reading.problems, line, problem)
    return undefined
  }
  const begin = first('DTSTART')
  if (!begin) return refuse(part.line, 'noStart')
  const moment = momentIn(begin, begin.value, reading)
  if (typeof moment === 'string') return refuse(begin.line, moment)
  const { wall: start, ...frame } = moment
  const id = first('RECURRENCE-ID')
  const replaces = id ? momentIn(id, id.value, reading) : null
  if (id && typeof replaces === 'string') return refuse(id.line, replaces)
  const cancelled = ['CANCELLED', 'CANCELED'].includes(word('STATUS'))
  return {
    line: part.line,
    uid: first('UID')?.value || `line ${part.line}`,
    sequence: Number.parseInt(word('SEQUENCE'), 10) || 0,
    stamp: word('LAST-MODIFIED') || word('DTSTAMP'),
    ...{ frame, start, end: endOf({ start, frame }, { end: first('DTEND'), duration: first('DURATION') }, reading) },
    rules: all('RRULE').filter(({ value }) => value !== ''),
    dates: namedDates(
      all('RDATE').filter(({ value }) => value !== ''),
      frame,
      reading,
    ),
    except: exceptions(
      all('EXDATE').filter(({ value }) => value !== ''),
      reading,
    ),
    replaces: typeof replaces === 'string' ? null : replaces,
    andLater: id?.parameters.get('RANGE')?.toUpperCase() === 'THISANDFUTURE',
    ...{ cancelled, free: cancelled || word('TRANSP') === 'TRANSPARENT' },
  }
}
