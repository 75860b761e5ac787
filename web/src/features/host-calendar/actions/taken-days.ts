import type { CalendarRange } from '@nordbo/stay-rules'
import { ApiProblem } from '../../../lib/api/problem.ts'

/** Days of a home that a guest has booked. */
export interface TakenDays extends CalendarRange {
  listingId: string
  bookingId: string
  guest: string | null
}

const isTaken = (value: unknown): value is TakenDays => {
  if (typeof value !== 'object' || value === null) return false
  const texts = ['listingId', 'bookingId', 'from', 'to'].map((name) => Reflect.get(value, name))
  return texts.every((text) => typeof text === 'string')
}

/** The days that a refusal names. Empty for any other error. */
export const takenDaysOf = (error: unknown): TakenDays[] => {
  if (!(error instanceof ApiProblem) || error.code !== 'calendar.datesBooked') return []
  const { ranges } = error.params
  return Array.isArray(ranges) ? ranges.filter(isTaken) : []
}
