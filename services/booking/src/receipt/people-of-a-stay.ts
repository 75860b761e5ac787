import { firstName, type identityService, type listingsService, type OutputOf } from '@nordbo/contracts'
import type { StoredBooking } from '../booking/booking-store.ts'
import { asLongAsAsked, type Deps } from '../deps.ts'

type Contact = OutputOf<(typeof identityService)['procedures']['contactsByIds']>['contacts'][number]
type PrivateHome = OutputOf<(typeof listingsService)['procedures']['forStay']>

/** Who stays with whom, and what only they may know of the home; null when the home is gone. */
export interface People {
  contacts: readonly Contact[]
  home: PrivateHome | null
}

/** Asks identity and listings about the two people of a stay and its home. */
export const findPeople = async (
  deps: Pick<Deps, 'identity' | 'listings'>,
  { guestId, hostId, listingId }: Pick<StoredBooking, 'guestId' | 'hostId' | 'listingId'>,
): Promise<People> => {
  const [contacts, home] = await Promise.all([
    deps.identity.contactsByIds({ ids: [...new Set([guestId, hostId])] }, asLongAsAsked),
    deps.listings.forStay({ id: listingId }, asLongAsAsked),
  ])
  if (!contacts.ok) throw new Error(`identity refused contacts: ${contacts.error.code}`)
  if (!home.ok && home.error.code !== 'listing.notFound') throw new Error(`listings refused: ${home.error.code}`)
  return { contacts: contacts.value.contacts, home: home.ok ? home.value : null }
}

/** The full name of one of them; null until the stay was confirmed, and where the account is gone. */
export const fullNameOf = (
  { confirmedAt }: Pick<StoredBooking, 'confirmedAt'>,
  people: People,
  id: string,
): string | null => (confirmedAt === null ? null : (contactOf(people, id)?.name ?? null))

/** What one of them is called in the papers of a stay: in full once it was confirmed, before that by the first name. */
export const paperNameOf = (booking: Pick<StoredBooking, 'confirmedAt'>, people: People, id: string): string =>
  fullNameOf(booking, people, id) ?? firstName(contactOf(people, id)?.name)

/** One of them by id; undefined when the account is gone. */
export const contactOf = ({ contacts }: People, id: string): Contact | undefined =>
  contacts.find((contact) => contact.id === id)
