import type { identityService, listingsService, OutputOf } from '@nordbo/contracts'
import type { StoredBooking } from '../booking/booking-store.ts'
import { asLongAsAsked, type Parts } from '../parts.ts'

type Contact = OutputOf<(typeof identityService)['procedures']['contactsByIds']>['contacts'][number]
type PrivateHome = OutputOf<(typeof listingsService)['procedures']['forStay']>

/** Who stays with whom, and what only they may know of the home; null when the home is gone. */
export interface People {
  contacts: readonly Contact[]
  home: PrivateHome | null
}

/** Asks identity and listings about the two people of a stay and its home. */
export const findPeople = async (
  parts: Pick<Parts, 'identity' | 'listings'>,
  { guestId, hostId, listingId }: Pick<StoredBooking, 'guestId' | 'hostId' | 'listingId'>,
): Promise<People> => {
  const [contacts, home] = await Promise.all([
    parts.identity.contactsByIds({ ids: [...new Set([guestId, hostId])] }, asLongAsAsked),
    parts.listings.forStay({ id: listingId }, asLongAsAsked),
  ])
  if (!contacts.ok) throw new Error(`identity refused contacts: ${contacts.error.code}`)
  if (!home.ok && home.error.code !== 'listing.notFound') throw new Error(`listings refused: ${home.error.code}`)
  return { contacts: contacts.value.contacts, home: home.ok ? home.value : null }
}

/** One of them by id; undefined when the account is gone. */
export const contactOf = ({ contacts }: People, id: string): Contact | undefined =>
  contacts.find((contact) => contact.id === id)
