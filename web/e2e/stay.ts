import { addDays } from '@nordbo/contracts'
import { firstDay } from '@nordbo/testkit/clock-start'
import type { Locator, Page } from '@playwright/test'

/** The booted system's date in Copenhagen; no test moves its clock by a day. */
export const today = (): string => firstDay

/** A stay from `inDays` days from today on, as addresses carry it. */
export const stayFromToday = (inDays: number, nights = 3): { checkIn: string; checkOut: string; query: string } => {
  const checkIn = addDays(today(), inDays)
  const checkOut = addDays(checkIn, nights)
  return { checkIn, checkOut, query: `checkIn=${checkIn}&checkOut=${checkOut}` }
}

/** A day of a calendar, by its date. */
export const dayOf = (where: Page | Locator, date: string): Locator =>
  where.locator(`[data-day="${date}"]:not([data-outside]) button`)
