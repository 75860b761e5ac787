import { addDays, type DateRange, nightsBetween } from '@nordbo/contracts'
import ICAL from 'ical.js'
import { type CalendarEvent, LineRefused } from './read-event.ts'
import type { TimeZones } from './time-zones.ts'

/** Most occurrences of one event that are looked at, from its start on. */
export const mostRepeats = 20_000

/**
 * The nights that an event closes: those of the dates from its start up to its end, in Copenhagen, the end excluded. An event that ends on
 * the day it starts closes that day's night (docs/product/hosting.md, Calendars elsewhere).
 */
export const nightsOfEvent = ({ start, end, zones: names }: CalendarEvent, zones: TimeZones): DateRange => {
  const from = zones.dateOf(start, names.start)
  const to = end ? zones.dateOf(end, names.end) : from
  return { from, to: from < to ? to : addDays(from, 1) }
}

/**
 * Whether an occurrence must be left out: the library moves a yearly 29 February to 1 March in other years, and RFC 5545 (3.3.10) skips those years.
 */
const isMoved = ({ component, start }: CalendarEvent, next: ICAL.Time): boolean => {
  const rule = component.getFirstPropertyValue('rrule')
  const plain = rule instanceof ICAL.Recur && rule.freq === 'YEARLY' && Object.keys(rule.parts).length === 0
  return plain && next.day !== start.day
}

/** The nights of each occurrence of a repeated event within [from, to). `replaced` are occurrences that events of their own replace. */
export const nightsOfRepeats = (
  event: CalendarEvent,
  window: DateRange,
  { zones, replaced }: { zones: TimeZones; replaced: ReadonlySet<string> },
): DateRange[] => {
  const first = nightsOfEvent(event, zones)
  const length = nightsBetween(first.from, first.to)
  // The library leaves out the first date of an event that has more dates but no rule.
  const found: DateRange[] = event.component.hasProperty('rrule') ? [] : [first]
  try {
    const expansion = new ICAL.RecurExpansion({ component: event.component, dtstart: event.start })
    for (let count = 0; ; count++) {
      const next = expansion.next()
      if (!next) return found
      const from = zones.dateOf(next, event.zones.start)
      if (from >= window.to) return found
      if (count >= mostRepeats) throw new LineRefused(event.line, 'repeatsTooOften')
      if (isMoved(event, next)) continue
      const to = addDays(from, length)
      if (to > window.from && !replaced.has(zones.keyOf(next, event.zones.start))) found.push({ from, to })
    }
  } catch (error) {
    if (error instanceof LineRefused) throw error
    throw new LineRefused(event.line, 'repeatUnreadable')
  }
}
