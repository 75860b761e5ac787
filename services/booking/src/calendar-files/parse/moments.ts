import { Temporal } from 'temporal-polyfill'

/** A time as a clock on the wall shows it. A whole day is its midnight. */
export type WallTime = Temporal.PlainDateTime

/** A point of a calendar file: a whole day, or a time in a zone. */
export interface Moment {
  wall: WallTime
  isDay: boolean
  /** `UTC`, or a name as the file writes it; undefined for a time without a zone, which is one of the home. */
  zone: string | undefined
}

const written =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?\s*(?:(Z)|([+-])(\d{2}):?(\d{2}))?)?$/i

/** Why a text is no moment. */
export type MomentFault = 'unreadable' | 'noSuchDate'

const clockOf = (hour: string, minute: string, second: string): { seconds: number } | null => {
  const [hours, minutes, seconds] = [Number(hour), Number(minute), Math.min(Number(second), 59)]
  // The end of a day may be written as 24:00 (ISO 8601).
  const isClock = (hours < 24 && minutes < 60 && Number(second) <= 60) || (hours === 24 && minutes + seconds === 0)
  return isClock ? { seconds: hours * 3_600 + minutes * 60 + seconds } : null
}

/**
 * Reads a date or a time as calendars in use write it: with or without dashes and colons, without seconds, with an offset, at 24:00. What
 * kind it is says its form, not `VALUE`. `zone` is the `TZID` beside it.
 */
export const readMoment = (text: string, zone: string | undefined): Moment | MomentFault => {
  const [whole, year, month, day, hour, minute, second = '00', utc, sign, hours, minutes] = written.exec(text) ?? []
  if (whole === undefined) return 'unreadable'
  const clock = hour === undefined ? { seconds: 0 } : clockOf(hour, minute ?? '', second)
  if (!clock) return 'noSuchDate'
  let date: Temporal.PlainDate
  try {
    date = Temporal.PlainDate.from(`${year}-${month}-${day}`)
  } catch {
    return 'noSuchDate'
  }
  const wall = date.toPlainDateTime().add({ seconds: clock.seconds })
  if (hour === undefined) return { wall, isDay: true, zone: undefined }
  if (utc !== undefined) return { wall, isDay: false, zone: 'UTC' }
  if (sign === undefined) return { wall, isDay: false, zone: zone === '' ? undefined : zone }
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
  return { wall: wall.subtract({ minutes: ahead }), isDay: false, zone: 'UTC' }
}

/** The wall time after a duration (RFC 5545, 3.3.6); null for a text that is none. */
export const afterDuration = (wall: WallTime, text: string): WallTime | null => {
  try {
    return wall.add(Temporal.Duration.from(text.toUpperCase().replace(/T$/, '')))
  } catch {
    return null
  }
}

/** Date of a wall time, `YYYY-MM-DD`. */
export const dateOf = (wall: WallTime): string => wall.toPlainDate().toString()
