import { addDays } from '@nordbo/contracts'
import { firstDay } from '@nordbo/testkit/clock-start'
import type { Locator, Page } from '@playwright/test'

/** The booted system's date in Copenhagen. No test moves the clock by a day. */
export const today = (): string => firstDay

/** A stay that begins `inDays` days from today, with its address parameters. */
export const stayFromToday = (inDays: number, nights = 3): { checkIn: string; checkOut: string; query: string } => {
  const checkIn = addDays(today(), inDays)
  const checkOut = addDays(checkIn, nights)
  return { checkIn, checkOut, query: `checkIn=${checkIn}&checkOut=${checkOut}` }
}

/** The button of a calendar's day. */
export const dayOf = (where: Page | Locator, date: string): Locator =>
  where.locator(`[data-day="${date}"]:not([data-outside]) button`)
