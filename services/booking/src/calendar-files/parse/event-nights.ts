import { addDays, type DateRange } from '@nordbo/contracts'
import { Temporal } from 'temporal-polyfill'
import { expandRule } from './expand-rule.ts'
import { dateOf, type WallTime } from './moments.ts'
import type { CalendarEvent, NamedOccurrence } from './read-event.ts'
import { noteMissing, type ReadingProblems } from './reading-problems.ts'
import type { Frame, TimeZones } from './time-zones.ts'

/**
 * The nights that an occurrence closes: those of the dates from its start up to its end, in Copenhagen, the end excluded. One that ends on
 * the day it starts closes that day's night (docs/product/hosting.md, Calendars elsewhere).
 */
const nightsOf = ({ start, end }: NamedOccurrence, frame: Frame, zones: TimeZones): DateRange => {
  const from = zones.homeDate(frame, start)
  const to = end ? zones.homeDate(frame, end) : from
  return { from, to: from < to ? to : addDays(from, 1) }
}

/** The end of a later occurrence: as long after its start as the first one's is. */
const endAfter = (start: WallTime, { start: first, end }: NamedOccurrence): WallTime | null =>
  end ? start.add(first.until(end)) : null

/** Moments as texts: a whole day stands for all occurrences of that day. */
const keysIn = (frame: Frame, zones: TimeZones, moments: CalendarEvent['except']): Set<string> =>
  new Set(
    moments.map((moment) => {
      const wall = zones.wallIn(frame, moment)
      return moment.isDay || frame.isDay ? dateOf(wall) : wall.toString()
    }),
  )
const isIn = (keys: ReadonlySet<string>, wall: WallTime): boolean => keys.has(dateOf(wall)) || keys.has(wall.toString())

/** What replaces the occurrences from one on: its distance to what it replaces, and itself. */
interface LaterChange {
  from: WallTime
  change: CalendarEvent
}

const laterChanges = (event: CalendarEvent, exceptions: readonly CalendarEvent[], zones: TimeZones): LaterChange[] =>
  exceptions
    .flatMap((change) =>
      change.andLater && change.replaces ? [{ change, from: zones.wallIn(event.frame, change.replaces) }] : [],
    )
    .toSorted((one, other) => Temporal.PlainDateTime.compare(other.from, one.from))

/** An occurrence after the changes of all later ones. Undefined if it is free then. */
const changed = (
  occurrence: NamedOccurrence,
  event: CalendarEvent,
  { changes, zones }: { changes: readonly LaterChange[]; zones: TimeZones },
): NamedOccurrence | undefined => {
  const found = changes.find(({ from }) => Temporal.PlainDateTime.compare(from, occurrence.start) <= 0)
  if (!found) return occurrence
  const { change, from } = found
  if (change.free) return undefined
  const moved = zones.wallIn(event.frame, { wall: change.start, ...change.frame })
  const start = occurrence.start.add(from.until(moved))
  return { start, end: endAfter(start, change) }
}

/** The nights before `window.to` of an event with all its repeats. `exceptions` are events that replace occurrences of it. */
export const nightsOfEvent = (
  event: CalendarEvent,
  exceptions: readonly CalendarEvent[],
  { window, zones, problems }: { window: DateRange; zones: TimeZones; problems: ReadingProblems },
): DateRange[] => {
  const { frame, start, rules, dates } = event
  const before = Temporal.PlainDate.from(window.to).toPlainDateTime().add({ days: 1 })
  const starts = rules.flatMap((rule) => {
    const { found, fault } = expandRule(rule, event, { before, zones })
    if (fault) noteMissing(problems, fault === 'repeatUnreadable' ? rule.line : event.line, fault)
    return found
  })
  // The start itself always counts, whatever the rule says (RFC 5545, 3.8.5.3).
  const occurrences: NamedOccurrence[] = [
    ...[start, ...starts].map((each) => ({ start: each, end: endAfter(each, event) })),
    ...dates.map((date) => ({ ...date, end: date.end ?? endAfter(date.start, event) })),
  ]
  const replaced = exceptions.flatMap(({ replaces }) => (replaces ? [replaces] : []))
  const gone = keysIn(frame, zones, [...event.except, ...replaced])
  const changes = laterChanges(event, exceptions, zones)
  return occurrences
    .filter((each) => !isIn(gone, each.start))
    .flatMap((each) => changed(each, event, { changes, zones }) ?? [])
    .map((each) => nightsOf(each, frame, zones))
    .filter(({ from, to }) => from < window.to && to > window.from)
}
