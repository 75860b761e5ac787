import type { DateRange } from '@nordbo/contracts'
import { nightsOfEvent } from './event-nights.ts'
import { readProperty } from './property.ts'
import { readEvent } from './read-event.ts'
import type { ReadingProblems } from './reading-problems.ts'
import type { CalendarPart } from './split-calendar.ts'
import type { TimeZones } from './time-zones.ts'

/** The nights of a list of busy times (RFC 5545, 3.6.4). A time that is not called free is busy. */
export const nightsOfFreeBusy = (
  part: CalendarPart,
  { window, zones, problems }: { window: DateRange; zones: TimeZones; problems: ReadingProblems },
): DateRange[] =>
  part.lines.flatMap((line) => {
    const property = readProperty(line)
    if (property?.name !== 'FREEBUSY' || property.parameters.get('FBTYPE')?.toUpperCase() === 'FREE') return []
    return property.value.split(',').flatMap((period) => {
      const [from = '', until = ''] = period.trim().split('/')
      const event = readEvent(
        {
          line: line.line,
          lines: [
            { text: `DTSTART:${from}`, line: line.line },
            { text: `${/^[+-]?P/i.test(until) ? 'DURATION' : 'DTEND'}:${until}`, line: line.line },
          ],
        },
        { zones, problems },
      )
      return event ? nightsOfEvent(event, [], { window, zones, problems }) : []
    })
  })
