import { addDays, copenhagenDate, ListingId } from '@nordbo/contracts'
import type { HotRead } from '@nordbo/service-kit'
import type { Deps } from './core/deps.ts'
import { readQuoteFacts } from './quote/quote-facts-store.ts'

const noHome = ListingId.parse('00000000-0000-4000-8000-000000000000')

/** The read of every quote, for a home that does not exist. */
export const hotReads = ({ db, kit }: Pick<Deps, 'db' | 'kit'>): HotRead[] => {
  const checkIn = addDays(copenhagenDate(kit.clock.now()), 30)
  return [() => readQuoteFacts(db, { listingId: noHome, checkIn, checkOut: addDays(checkIn, 3) })]
}
