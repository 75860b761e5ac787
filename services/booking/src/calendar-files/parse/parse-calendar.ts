import { clipRanges, type DateRange, type ImportFault, type LineProblem } from '@nordbo/contracts'
import { disjointRanges } from './disjoint-ranges.ts'
import { nightsOfEvent } from './event-nights.ts'
import { nightsOfFreeBusy } from './free-busy.ts'
import { latestVersions } from './latest-versions.ts'
import { readEvent } from './read-event.ts'
import type { ReadingProblems } from './reading-problems.ts'
import { splitCalendar } from './split-calendar.ts'
import { readTimeZones } from './time-zones.ts'

/** What a calendar file says: nights in order that do not overlap, and what could not be read. */
export type ParsedCalendar =
  | {
      ok: true
      nights: DateRange[]
      problems: LineProblem[]
      problemCount: number
      /** Nights may be missing, as something that decides about them could not be read. */
      nightsMissing: boolean
    }
  | { ok: false; fault: Extract<ImportFault, 'notACalendar' | 'incomplete' | 'tooManyEvents' | 'tooComplex'> }

/** Most events of a file. */
export const mostEvents = 5_000
/** Most occurrences that a file closes. */
const mostOccurrences = 50_000
/** Most problems that are kept; the others are counted. */
const mostProblems = 50

/**
 * Reads the nights within [from, to) that a calendar file closes (RFC 5545). What cannot be read is a problem by line; of an event whose
 * repeats cannot be read what can be is closed.
 */
export const parseCalendar = (file: string, window: DateRange): ParsedCalendar => {
  const split = splitCalendar(file)
  if (!split.isCalendar) return { ok: false, fault: 'notACalendar' }
  if (!split.complete) return { ok: false, fault: 'incomplete' }
  if (split.events.length + split.busy.length > mostEvents) return { ok: false, fault: 'tooManyEvents' }
  const problems: ReadingProblems = { all: [...split.problems], nightsMissing: split.problems.length > 0 }
  const zones = readTimeZones(split.zones)
  const context = { window, zones, problems }
  const events = latestVersions(split.events.flatMap((part) => readEvent(part, { zones, problems }) ?? []))
  const exceptions = Map.groupBy(
    events.filter(({ replaces }) => replaces !== null),
    ({ uid }) => uid,
  )
  const nights = split.busy.flatMap((part) => nightsOfFreeBusy(part, context))
  for (const event of events) {
    if (event.free) continue
    const replacing = event.replaces === null ? (exceptions.get(event.uid) ?? []) : []
    nights.push(...nightsOfEvent(event, replacing, context))
    if (nights.length > mostOccurrences) return { ok: false, fault: 'tooComplex' }
  }
  return {
    ok: true,
    nights: disjointRanges(clipRanges(nights, window)),
    problems: problems.all.toSorted((one, other) => one.line - other.line).slice(0, mostProblems),
    problemCount: problems.all.length,
    nightsMissing: problems.nightsMissing,
  }
}
