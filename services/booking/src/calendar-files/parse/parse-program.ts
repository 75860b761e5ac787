import type { DateRange } from '@nordbo/contracts'
import { type ParsedCalendar, parseCalendar } from './parse-calendar.ts'

/** A file to read in a worker thread. */
export interface ParseJob {
  file: string
  window: DateRange
}

/** Reads a calendar file. */
export const parse = ({ file, window }: ParseJob): ParsedCalendar => parseCalendar(file, window)
