import type { CalendarEvent } from './read-event.ts'

const keyOf = ({ uid, replaces }: CalendarEvent): string =>
  `${uid} ${replaces ? `${replaces.wall.toString()} ${replaces.zone ?? ''}` : ''}`

/**
 * Leaves out what newer versions of the same event have taken back (RFC 5546, 2.1.5): a lower `SEQUENCE`, and what was cancelled later for
 * the same start. Events that share a UID without versions are stays of their own, as some sites write them.
 */
export const latestVersions = (events: readonly CalendarEvent[]): CalendarEvent[] =>
  [...Map.groupBy(events, keyOf).values()].flatMap((versions) => {
    const newest = Math.max(...versions.map(({ sequence }) => sequence))
    const latest = versions.filter(({ sequence }) => sequence === newest)
    const cancelled = latest.filter((version) => version.cancelled)
    return latest.filter(
      (version) =>
        version.cancelled ||
        !cancelled.some(({ start, stamp }) => start.equals(version.start) && stamp !== '' && stamp > version.stamp),
    )
  })
