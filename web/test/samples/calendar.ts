import { nightsOf } from '@nordbo/stay-rules'
import type { HostDay, OwnListing } from '../../src/lib/api/model.ts'
import type { Answers } from '../api/replies.ts'
import { hostAnswers } from './hosting.ts'

/** A day that is free at 1,000 DKK. */
export const aHostDay = (date: string, changes: Partial<HostDay> = {}): HostDay => ({
  date,
  isBlocked: false,
  isBooked: false,
  price: 1_000,
  isOwnPrice: false,
  reason: null,
  blockedBy: null,
  note: null,
  booking: null,
  ...changes,
})

/** What the calendar of these homes asks: every day is free, unless `days` says otherwise. */
export const calendarAnswers = (items: OwnListing[], days: readonly HostDay[] = []): Answers => ({
  ...hostAnswers(),
  'GET /api/host/listings': { items },
  'GET /api/host/calendar/{listingId}': ({ params, query }) => {
    const [year, month] = [Number(query.year), Number(query.month)]
    const first = (at: number): string => new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 10)
    return {
      ...{ listingId: params.listingId ?? '', year, month, revision: 1 },
      days: nightsOf(first(month - 1), first(month)).map(
        (date) => days.find((day) => day.date === date) ?? aHostDay(date),
      ),
    }
  },
  'GET /api/host/calendar': ({ query }) => ({
    ...{ from: query.from ?? '', to: query.to ?? '', weekendNights: [5, 6] },
    homes: items.map(({ id, title, city }) => ({
      ...{ id, title, city, base: 1_000, weekend: 1_000 },
      ...{ prices: [], stays: [], blocks: [], notes: [] },
    })),
  }),
  'GET /api/host/calendar/changes': { changes: [] },
})
