import { addDays, lastCheckIn } from '@nordbo/stay-rules'
import type { Stay } from '../../../domain/stay/stay.ts'

const phrase =
  /(?<![\p{L}\d])(?:(?:i|in)\s+)?(?:uge|week)\.?\s*(\d{1,2})(?:(?:\s?[-–]\s?|\s(?:og|til|and|to)\s)(\d{1,2})(?!\d|\s*(?:pers|gæst|voks|menn|people|guest|adult)))?(?:,?\s*(?:(?:i|in|\/)\s*)?(20\d\d))?(?![\p{L}\d])/iu

/** The Monday of an ISO week. Week 1 contains 4 January. Null for a week 53 that the year does not have. */
export const mondayOf = (year: number, week: number): string | null => {
  const fourth = `${year}-01-04`
  const weekday = (new Date(`${fourth}T00:00:00Z`).getUTCDay() + 6) % 7
  const monday = addDays(fourth, 7 * (week - 1) - weekday)
  // A week belongs to the year of its Thursday.
  return week >= 1 && Number(addDays(monday, 3).slice(0, 4)) === year ? monday : null
}

/** The week's first Monday in `years` on which a stay may begin, or null. */
const nextMonday = (week: number, years: readonly number[], today: string): string | null =>
  years
    .flatMap((year) => mondayOf(year, week) ?? [])
    .find((monday) => monday >= today && monday <= lastCheckIn(today)) ?? null

/**
 * Parses a week in a text ('Uge 29 ved havet', 'week 29-30', 'uge 7 2028') as a stay from Monday to Monday, the next
 * one to come, and returns it with the remaining text. Null without a bookable week.
 */
export const parseWeekText = (text: string, today: string): { stay: Stay; rest: string } | null => {
  const found = phrase.exec(text)
  if (!found) return null
  const [words, first, last, named] = found
  const thisYear = Number(today.slice(0, 4))
  const years = named ? [Number(named)] : [thisYear, thisYear + 1, thisYear + 2]
  const checkIn = nextMonday(Number(first), years, today)
  if (checkIn === null) return null
  const weeks = last && Number(last) > Number(first) ? Number(last) - Number(first) + 1 : 1
  const rest = text
    .replace(words, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '')
    .replace(/^(?:i|in|på)\s/iu, '')
  return { stay: { checkIn, checkOut: addDays(checkIn, 7 * weeks) }, rest }
}
