import type { RRuleTemporal as Rule } from 'rrule-temporal'
import { RRuleTemporal } from 'rrule-temporal'
import { Temporal } from 'temporal-polyfill'
import { readMoment, type WallTime } from './moments.ts'
import type { Property } from './property.ts'
import type { Frame, TimeZones } from './time-zones.ts'

/** Most occurrences of one event that are looked at, from its start on. */
export const mostRepeats = 20_000

/** Why a rule could not be expanded to its end. */
export type RuleFault = 'repeatUnreadable' | 'repeatsTooOften'

/** Parts of a rule that are understood (RFC 5545, 3.3.10 and RFC 7529). A rule with others would be expanded by guess. */
const known =
  /^(FREQ|INTERVAL|COUNT|BYSECOND|BYMINUTE|BYHOUR|BYDAY|BYMONTHDAY|BYYEARDAY|BYWEEKNO|BYMONTH|BYSETPOS|WKST|RSCALE|SKIP|X-[\w-]+)=[\w,+-]+$/
const ofTime = /^BY(SECOND|MINUTE|HOUR)=/

/** The last wall time that a rule allows: inclusive, a whole day to its end. */
const lastOf = (text: string, frame: Frame, zones: TimeZones): WallTime | null => {
  const moment = readMoment(text, frame.zone)
  if (typeof moment === 'string') return null
  const wall = zones.wallIn(frame, moment)
  if (!moment.isDay && !frame.isDay) return wall
  // Programs write the end of whole days in UTC too: of its day there and its day at home the later one counts, so that no night is opened.
  const day = Temporal.PlainDateTime.compare(wall, moment.wall) < 0 ? moment.wall : wall
  return day.withPlainTime('23:59:59')
}

const expand = (rule: Rule, found: WallTime[]): RuleFault | null => {
  try {
    let isWhole = true
    rule.all((occurrence, index) => {
      isWhole = index < mostRepeats
      if (isWhole) found.push(Temporal.PlainDateTime.from(occurrence.toString().replace(/[Z[+].*$/, '')))
      return isWhole
    })
    return isWhole ? null : 'repeatsTooOften'
  } catch {
    return 'repeatsTooOften'
  }
}

/**
 * The occurrences of a rule up to a wall time, as wall times of the frame: zones have no part in it, as RFC 5545 (3.3.10) repeats what the
 * clock on the wall shows. With a fault come those that were found before it.
 */
export const expandRule = (
  { value }: Property,
  { start, frame }: { start: WallTime; frame: Frame },
  { before, zones }: { before: WallTime; zones: TimeZones },
): { found: WallTime[]; fault: RuleFault | null } => {
  const parts = value.toUpperCase().replaceAll(/\s+/g, '').split(';').filter(Boolean)
  const until = parts.find((part) => part.startsWith('UNTIL='))?.slice('UNTIL='.length)
  const rest = parts.filter((part) => !part.startsWith('UNTIL=') && !(frame.isDay && ofTime.test(part)))
  const last = until === undefined || until === '' ? before : lastOf(until, frame, zones)
  if (!last || !rest.every((part) => known.test(part))) return { found: [], fault: 'repeatUnreadable' }
  const end = Temporal.PlainDateTime.compare(last, before) < 0 ? last : before
  const found: WallTime[] = []
  try {
    const rule = new RRuleTemporal({
      rruleString: rest.filter((part) => !part.startsWith('X-')).join(';'),
      dtstart: start.toZonedDateTime('UTC'),
      until: end.toZonedDateTime('UTC'),
      ...{ maxIterations: mostRepeats, cache: false },
    })
    return { found, fault: expand(rule, found) }
  } catch {
    return { found, fault: 'repeatUnreadable' }
  }
}
