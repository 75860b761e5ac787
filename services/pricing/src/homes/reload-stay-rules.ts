import type { bookingService, ListingId } from '@nordbo/contracts'
import type { Client, ServiceCallOptions } from '@nordbo/service-kit'
import type { Db } from '../core/deps.ts'
import { storeStayRules } from './stay-rules-store.ts'

type Booking = Client<(typeof bookingService)['procedures'], ServiceCallOptions>

/** Reads the stay rules of every home from booking, page by page. Returns how many homes have rules. */
export const reloadStayRules = async (
  { client }: Pick<Db, 'client'>,
  booking: Pick<Booking, 'calendarSnapshot'>,
): Promise<number> => {
  let read = 0
  let after: ListingId | null = null
  do {
    const page: Awaited<ReturnType<typeof booking.calendarSnapshot>> = await booking.calendarSnapshot({ after })
    if (!page.ok) throw new Error(`booking refused its snapshot: ${page.error.code}`)
    for (const { listingId, stayRules } of page.value.calendars) {
      if (!stayRules) continue
      await storeStayRules(client, listingId, stayRules)
      read++
    }
    after = page.value.next
  } while (after !== null)
  return read
}
