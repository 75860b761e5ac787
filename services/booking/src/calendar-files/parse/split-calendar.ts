import type { LineProblem } from '@nordbo/contracts'
import { type ContentLine, componentOf, contentLines, nameOf } from './content-lines.ts'

/** An event, a list of busy times or a time zone of a file, with the lines between its `BEGIN` and `END`. */
export interface CalendarPart {
  line: number
  lines: ContentLine[]
}

/** A calendar file in parts. `complete` is false when the file ends too early: events may be missing. */
export interface SplitCalendar {
  isCalendar: boolean
  complete: boolean
  events: CalendarPart[]
  busy: CalendarPart[]
  zones: CalendarPart[]
  problems: LineProblem[]
}

const kinds = { VEVENT: 'events', VFREEBUSY: 'busy', VTIMEZONE: 'zones' } as const
type Kind = keyof typeof kinds
const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name)

interface Reading {
  split: SplitCalendar
  /** The open components within the current part, or outside of parts. */
  open: string[]
  part: (CalendarPart & { kind: Kind }) | null
}

const endPart = ({ split, part }: Reading): void => {
  if (part) split[kinds[part.kind]].push({ line: part.line, lines: part.lines })
}

const begin = (reading: Reading, line: ContentLine): void => {
  const { split, open, part } = reading
  const name = componentOf(line)
  const kind = isKind(name) ? name : null
  if (part && kind) {
    // A new event within an event: the former was never ended.
    split.problems.push({ line: part.line, problem: 'notEnded' })
    open.length = 1
    reading.part = { kind, line: line.line, lines: [] }
    open.push(name)
    return
  }
  open.push(name)
  if (part?.kind === 'VTIMEZONE') part.lines.push(line)
  else if (!part && kind) reading.part = { kind, line: line.line, lines: [] }
}

const end = (reading: Reading, line: ContentLine): void => {
  const { split, open, part } = reading
  const name = componentOf(line)
  if (open.at(-1) === name) open.pop()
  else if (part && (name === 'VCALENDAR' || !open.includes(name))) {
    split.problems.push({ line: line.line, problem: 'notEnded' })
    if (name !== 'VCALENDAR') return
    open.length = 0
    reading.part = null
    return
  } else {
    const known = open.lastIndexOf(name)
    if (known >= 0) open.length = known
  }
  if (!part) return
  if (name === part.kind) {
    endPart(reading)
    reading.part = null
  } else if (part.kind === 'VTIMEZONE') part.lines.push(line)
}

/** Splits a file into its events, busy times and time zones. Only lines of an event itself are kept, none of its alarms. */
export const splitCalendar = (file: string): SplitCalendar => {
  const lines = contentLines(file)
  const split: SplitCalendar = { isCalendar: false, complete: false, events: [], busy: [], zones: [], problems: [] }
  const [first] = lines
  if (!first || nameOf(first) !== 'BEGIN' || componentOf(first) !== 'VCALENDAR') return split
  split.isCalendar = true
  const reading: Reading = { split, open: [], part: null }
  for (const line of lines) {
    const name = nameOf(line)
    if (name === 'BEGIN') begin(reading, line)
    else if (name === 'END') end(reading, line)
    else if (reading.part?.kind === 'VTIMEZONE') reading.part.lines.push(line)
    // Within the event itself, not within its alarms: the calendar and the event are open.
    else if (reading.part && reading.open.at(-1) === reading.part.kind) reading.part.lines.push(line)
  }
  split.complete = reading.open.length === 0
  return split
}
