import { clipRanges, type DateRange, type ImportFault, type LineProblem } from '@nordbo/contracts'
import ICAL from 'ical.js'
import { disjointRanges } from './disjoint-ranges.ts'
import { nightsOfEvent, nightsOfRepeats } from './event-nights.ts'
import { type CalendarEvent, LineRefused, readEvent } from './read-event.ts'
import { splitCalendar } from './split-calendar.ts'
import { readTimeZones, type TimeZones } from './time-zones.ts'

/** What a calendar file says: nights in order that do not overlap, and what could not be read. */
export type ParsedCalendar =
  | { ok: true; nights: DateRange[]; problems: LineProblem[]; problemCount: number }
  | { ok: false; fault: Extract<ImportFault, 'notACalendar' | 'incomplete' | 'tooManyEvents' | 'tooComplex'> }

/** Most events of a file. */
export const mostEvents = 5_000
/** Most occurrences that a file closes. */
const mostOccurrences = 50_000
/** Most problems that are kept; the others are counted. */
const mostProblems = 50

const readAll = (
  parts: Parameters<typeof readEvent>[0][],
  zones: TimeZones,
  problems: LineProblem[],
): CalendarEvent[] => {
  const calendar = new ICAL.Component('vcalendar')
  const events: CalendarEvent[] = []
  for (const part of parts)
    try {
      events.push(readEvent(part, { calendar, zones, problems }))
    } catch (error) {
      problems.push(error instanceof LineRefused ? error.problem : { line: part.line, problem: 'unreadable' })
    }
  return events
}

const replacedOccurrences = (events: readonly CalendarEvent[]): Map<string, Set<string>> => {
  const replaced = new Map<string, Set<string>>()
  for (const { uid, replaces } of events)
    if (replaces !== null) replaced.set(uid, (replaced.get(uid) ?? new Set()).add(replaces))
  return replaced
}

/** Reads the nights within [from, to) that a calendar file closes (RFC 5545). Unreadable events become problems; the others count. */
export const parseCalendar = (file: string, window: DateRange): ParsedCalendar => {
  const split = splitCalendar(file)
  if (!split.isCalendar) return { ok: false, fault: 'notACalendar' }
  if (!split.complete) return { ok: false, fault: 'incomplete' }
  if (split.events.length > mostEvents) return { ok: false, fault: 'tooManyEvents' }
  const problems = [...split.problems]
  const zones = readTimeZones(split.zones)
  const events = readAll(split.events, zones, problems)
  const replaced = replacedOccurrences(events)
  const nights: DateRange[] = []
  for (const event of events) {
    if (event.free) continue
    try {
      if (event.repeats)
        nights.push(...nightsOfRepeats(event, window, { zones, replaced: replaced.get(event.uid) ?? new Set() }))
      else nights.push(nightsOfEvent(event, zones))
    } catch (error) {
      problems.push(error instanceof LineRefused ? error.problem : { line: event.line, problem: 'unreadable' })
    }
    if (nights.length > mostOccurrences) return { ok: false, fault: 'tooComplex' }
  }
  return {
    ok: true,
    nights: disjointRanges(clipRanges(nights, window)),
    problems: problems.toSorted((one, other) => one.line - other.line).slice(0, mostProblems),
    problemCount: problems.length,
  }
}
