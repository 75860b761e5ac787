import {
  firstName,
  type identityService,
  type ListingId,
  type listingsService,
  type OutputOf,
  type UserId,
} from '@nordbo/contracts'
import { callOptions, type Deps } from '../core/deps.ts'

type Contact = OutputOf<(typeof identityService)['procedures']['contactsByIds']>['contacts'][number]
type PrivateHome = OutputOf<(typeof listingsService)['procedures']['forStay']>

/** Who stays with whom, and what only they may know of the home; null when the home is gone. */
export interface StayPeople {
  contacts: readonly Contact[]
  home: PrivateHome | null
}

/** Asks identity and listings about the two people of a stay and its home. */
export const findStayPeople = async (
  deps: Pick<Deps, 'identity' | 'listings'>,
  { guestId, hostId, listingId }: { guestId: UserId; hostId: UserId; listingId: ListingId },
): Promise<StayPeople> => {
  const [contacts, home] = await Promise.all([
    deps.identity.contactsByIds({ ids: [...new Set([guestId, hostId])] }, callOptions),
    deps.listings.forStay({ id: listingId }, callOptions),
  ])
  if (!contacts.ok) throw new Error(`identity refused contacts: ${contacts.error.code}`)
  if (!home.ok && home.error.code !== 'listing.notFound') throw new Error(`listings refused: ${home.error.code}`)
  return { contacts: contacts.value.contacts, home: home.ok ? home.value : null }
}

/** The full name of one of them; null until the stay was confirmed, and where the account is gone. */
export const fullNameOf = (
  { confirmedAt }: { confirmedAt: Date | null },
  people: StayPeople,
  id: string,
): string | null => (confirmedAt === null ? null : (contactOf(people, id)?.name ?? null))

/** What one of them is called in the papers of a stay: in full once it was confirmed, before that by the first name. */
export const documentNameOf = (booking: { confirmedAt: Date | null }, people: StayPeople, id: string): string =>
  fullNameOf(booking, people, id) ?? firstName(contactOf(people, id)?.name)

/** One of them by id; undefined when the account is gone. */
export const contactOf = ({ contacts }: StayPeople, id: string): Contact | undefined =>
  contacts.find((contact) => contact.id === id)
