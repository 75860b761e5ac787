import { copenhagenDate, createInstantOf, type InstantOf } from '@nordbo/contracts'
import ICAL from 'ical.js'
import type { CalendarPart } from './split-calendar.ts'

/** The time zones of one file: its own definitions, and those that the platform knows by name. */
export interface TimeZones {
  /** The file's own definition. */
  defined(name: string): ICAL.Timezone | undefined
  knows(name: string): boolean
  /** The date in Copenhagen of a time. `name` is the zone of a time without one; Copenhagen itself by default. */
  dateOf(time: ICAL.Time, name: string | undefined): string
  /** A text that is equal for equal instants, and for equal dates. */
  keyOf(time: ICAL.Time, name: string | undefined): string
}

const two = (value: number): string => String(value).padStart(2, '0')
/** The calendar date of a time in its own zone. */
export const ownDate = ({ year, month, day }: ICAL.Time): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`

const readDefinition = ({ lines }: CalendarPart): ICAL.Timezone | undefined => {
  try {
    const text = ['BEGIN:VTIMEZONE', ...lines.map((line) => line.text), 'END:VTIMEZONE'].join('\r\n')
    return new ICAL.Timezone(new ICAL.Component(ICAL.parse(text)))
  } catch {
    // Its events fall back to the platform's zone of that name.
    return undefined
  }
}

/** Reads the time zones of a file. */
export const readTimeZones = (zones: readonly CalendarPart[]): TimeZones => {
  const definitions = new Map(
    zones.flatMap((zone) => {
      const read = readDefinition(zone)
      return read?.tzid ? [[read.tzid, read] as const] : []
    }),
  )
  const platform = new Map<string, InstantOf | null>()
  const find = (name: string): InstantOf | null => {
    const known = platform.get(name)
    if (known !== undefined) return known
    let made: InstantOf | null = null
    try {
      made = createInstantOf(name)
    } catch {
      // The platform has no such zone.
    }
    platform.set(name, made)
    return made
  }
  const instantOf = (time: ICAL.Time, name: string | undefined): Date | null => {
    if (time.zone === ICAL.Timezone.utcTimezone || definitions.get(time.zone?.tzid ?? '') === time.zone)
      return new Date(time.toUnixTime() * 1_000)
    const clock = name === undefined ? null : find(name)
    return clock ? clock(ownDate(time), `${two(time.hour)}:${two(time.minute)}:${two(time.second)}`) : null
  }
  return {
    defined: (name) => definitions.get(name),
    knows: (name) => definitions.has(name) || find(name) !== null,
    dateOf: (time, name) => {
      const instant = time.isDate ? null : instantOf(time, name)
      return instant ? copenhagenDate(instant) : ownDate(time)
    },
    keyOf: (time, name) => {
      const instant = time.isDate ? null : instantOf(time, name)
      return instant ? instant.toISOString() : time.toString()
    },
  }
}
