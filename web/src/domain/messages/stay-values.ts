import type { TemplatePlaceholder } from '@nordbo/listing-rules'
import type { Reservation, Thread } from '../../lib/api/model.ts'

/** A first name, which is all that strangers see. */
export const firstOf = (name: string | undefined): string => name?.trim().split(/\s+/)[0] ?? ''

interface Known {
  thread: Pick<Thread, 'other' | 'listing'>
  hostName: string | undefined
  /** The stay of the thread's newest booking; undefined without one. */
  stay: Pick<Reservation, 'checkIn' | 'checkOut' | 'nights' | 'listing'> | undefined
  /** A date in words. */
  day: (date: string) => string
}

/** What is known to fill a template with. A placeholder without a value stays as it is written (docs/product/messages.md, Templates). */
export const stayValues = ({ thread, hostName, stay, day }: Known): Partial<Record<TemplatePlaceholder, string>> => {
  const known = {
    ...{ guest: firstOf(thread.other?.name), host: firstOf(hostName), home: thread.listing?.title ?? '' },
    ...(stay
      ? {
          ...{ checkIn: day(stay.checkIn), checkOut: day(stay.checkOut), nights: String(stay.nights) },
          ...{ checkInFrom: stay.listing.checkInFrom, checkOutBefore: stay.listing.checkOutBefore },
        }
      : {}),
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ''))
}
