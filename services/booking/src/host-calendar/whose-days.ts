import { BookingId, type HostStay, type Json, type ListingId, type Result } from '@nordbo/contracts'
import { z } from 'zod'
import type { FirstNames } from '../people/first-names.ts'
import type { StoredStay } from './host-days-store.ts'

/** Stays with the first names of their guests. */
export const toHostStays = (stays: readonly StoredStay[], names: ReadonlyMap<string, string>): HostStay[] =>
  stays.map(({ bookingId, guestId, ...rest }) => ({
    ...rest,
    bookingId: BookingId.parse(bookingId),
    guest: names.get(guestId) ?? null,
  }))

const takenDays = z.array(
  z.object({ listingId: z.string(), bookingId: z.string(), guestId: z.string(), from: z.string(), to: z.string() }),
)

/** The days of a home that stays have taken, as parameters of `calendar.datesBooked`; `nameGuests` adds who the guests are. */
export const takenParams = (listingId: ListingId, stays: readonly StoredStay[]): Json[] =>
  stays.map(({ bookingId, guestId, from, to }) => ({ listingId, bookingId, guestId, from, to }))

/** Replaces the guests' ids of a refusal by their first names, outside the transaction that refused. */
export const nameGuests = async <T>(firstNames: FirstNames, result: Result<T>): Promise<Result<T>> => {
  if (result.ok || result.error.code !== 'calendar.datesBooked') return result
  const taken = takenDays.parse(result.error.params?.ranges)
  const names = await firstNames(taken.map(({ guestId }) => guestId))
  const ranges = taken.map(({ guestId, ...days }) => ({ ...days, guest: names.get(guestId) ?? null }))
  return { ok: false, error: { code: 'calendar.datesBooked', params: { ranges } } }
}
