import { freeCancellationDays, type SearchFlag } from '@nordbo/contracts'
import { Prisma } from '../../generated/prisma/client.ts'
import type { StayOptions } from '../stay/stay-options.ts'

interface FlagScope {
  /** With dates, `stay` must be in scope of the condition. */
  stay: StayOptions | undefined
  /** Today's date in Copenhagen. */
  today: string
}

/** The condition on home `s` of each filter that is on or off. */
export const flagConditions = ({ stay, today }: FlagScope): Record<SearchFlag, Prisma.Sql> => ({
  freeCancellation: stay
    ? Prisma.sql`stay.days_away >= s.free_days`
    : Prisma.sql`s.free_days = ${freeCancellationDays.flexible}`,
  guestFavourite: Prisma.sql`s.loved and s.favourite_from <= ${today}::date`,
})

/** Flags whose columns `search_spot` has too: searches of a part of the map with another one read `search_listing`. */
export const spotFlags: readonly SearchFlag[] = ['freeCancellation', 'guestFavourite']

/** Flags that each stay decides for itself where there are dates (stay-sql.ts). */
export const stayFlags: readonly SearchFlag[] = ['freeCancellation']
