import { type BookableListing, copenhagenDate, inCampaign } from '@nordbo/contracts'
import type { Hold } from '../booking/situation.ts'

/** Another booking of the home was the first, between a quote and the home's lock: the price must be asked for again. */
export class FirstBookingMade extends Error {
  override name = 'FirstBookingMade'
}

/** Would a new booking be its home's first, once the guest's own overlapping holds have made way? Pure. */
export const isFirst = (firsts: readonly string[], replaced: readonly Pick<Hold, 'id'>[]): boolean =>
  firsts.every((id) => replaced.some((hold) => hold.id === id))

/** Does a new booking carry no host fee, where the campaign `runs`? Asked again under the home's lock. Pure. */
export const isFirstInCampaign = (
  runs: boolean,
  home: Pick<BookableListing, 'publishedAt'>,
  firsts: readonly string[],
  replaced: readonly Pick<Hold, 'id'>[],
  now: Date,
): boolean => runs && inCampaign(home.publishedAt, copenhagenDate(now)) && isFirst(firsts, replaced)
