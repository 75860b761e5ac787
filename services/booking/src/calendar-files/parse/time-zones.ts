import { copenhagenDate } from '@nordbo/contracts'
import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import { findIana } from 'windows-iana'
import { dateOf, type Moment, type WallTime } from './moments.ts'
import type { CalendarPart } from './split-calendar.ts'

/** The zone of homes, in which nights are counted, and of times without a zone. */
export const homeZone = 'Europe/Copenhagen'

/** How the dates of one series are counted: as whole days, or as times in a zone. Every time of a series is brought into its frame. */
export type Frame = Pick<Moment, 'isDay' | 'zone'>

/** The time zones of one file: its own definitions, and those that the platform knows by name. */
export interface TimeZones {
  knows(name: string): boolean
  /** A moment in the frame of a series. A whole day stays its midnight. */
  wallIn(frame: Frame, moment: Moment): WallTime
  /** The date in Copenhagen of a wall time of a frame. */
  homeDate(frame: Frame, wall: WallTime): string
}

/** Converts between wall times and instants (ms since 1970) of a zone. */
interface Clock {
  instantOf(wall: WallTime): number
  wallOf(instant: number): WallTime
}

const platformClock = (zone: string): Clock => ({
  instantOf: (wall) => wall.toZonedDateTime(zone).epochMilliseconds,
  wallOf: (instant) => Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDateTime(),
})

const definedClock = (zone: ICAL.Timezone): Clock => ({
  instantOf: ({ year, month, day, hour, minute, second }) =>
    new ICAL.Time({ year, month, day, hour, minute, second, isDate: false }, zone).toUnixTime() * 1_000,
  wallOf: (instant) => {
    const { year, month, day, hour, minute, second } = ICAL.Time.fromJSDate(new Date(instant), true).convertToZone(zone)
    return new Temporal.PlainDateTime(year, month, day, hour, minute, second)
  },
})

/** What a name may mean to the platform: itself, a zone of Windows, or a name behind a path of another program. */
const meanings = (name: string): string[] => [
  name,
  ...findIana(name),
  ...[3, 2].map((parts) => name.split('/').slice(-parts).join('/')),
]

const findPlatformClock = (name: string): Clock | undefined => {
  for (const zone of meanings(name))
    try {
      Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone)
      return platformClock(zone)
    } catch {
      // The platform has no such zone.
    }
  return undefined
}

const readDefinition = ({ lines }: CalendarPart): [string, Clock] | undefined => {
  try {
    const text = ['BEGIN:VTIMEZONE', ...lines.map((line) => line.text), 'END:VTIMEZONE'].join('\r\n')
    const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(text)))
    return zone.tzid ? [zone.tzid, definedClock(zone)] : undefined
  } catch {
    // Its events fall back to the platform's zone of that name.
    return undefined
  }
}

/** Reads the time zones of a file. Its own definitions come first (RFC 5545, 3.2.19). */
export const readTimeZones = (parts: readonly CalendarPart[]): TimeZones => {
  const clocks = new Map<string, Clock | undefined>(parts.map(readDefinition).filter((read) => read !== undefined))
  const home = platformClock(homeZone)
  const find = (name: string): Clock | undefined => {
    if (!clocks.has(name)) clocks.set(name, findPlatformClock(name))
    return clocks.get(name)
  }
  const isHome = (zone: string | undefined): boolean => zone === undefined || zone === homeZone || !find(zone)
  const clockOf = (zone: string | undefined): Clock => (zone === undefined ? home : (find(zone) ?? home))
  const homeDate = ({ isDay, zone }: Frame, wall: WallTime): string =>
    isDay || isHome(zone) ? dateOf(wall) : copenhagenDate(new Date(clockOf(zone).instantOf(wall)))
  return {
    knows: (name) => find(name) !== undefined,
    homeDate,
    wallIn: (frame, moment) => {
      if (moment.isDay) return moment.wall
      // An instant belongs to its day at home; a time with a zone to the day that it names.
      if (frame.isDay)
        return Temporal.PlainDate.from(
          moment.zone === 'UTC' ? homeDate(moment, moment.wall) : dateOf(moment.wall),
        ).toPlainDateTime()
      if (moment.zone === undefined || moment.zone === frame.zone) return moment.wall
      return clockOf(frame.zone).wallOf(clockOf(moment.zone).instantOf(moment.wall))
    },
  }
}
