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

/** The contacts of a stay's two people, and the listing's private details; `home` is null when the listing is gone. */
export interface StayPeople {
  contacts: readonly Contact[]
  home: PrivateHome | null
}

/** Asks identity and listings about the two people of a stay and its listing. */
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

/** A person's full name; null until the stay was confirmed, and for deleted accounts. */
export const fullNameOf = (
  { confirmedAt }: { confirmedAt: Date | null },
  people: StayPeople,
  id: string,
): string | null => (confirmedAt === null ? null : (contactOf(people, id)?.name ?? null))

/** A person's name in documents: in full once the stay was confirmed, before that the first name. */
export const documentNameOf = (booking: { confirmedAt: Date | null }, people: StayPeople, id: string): string =>
  fullNameOf(booking, people, id) ?? firstName(contactOf(people, id)?.name)

/** A person's contact; undefined for deleted accounts. */
export const contactOf = ({ contacts }: StayPeople, id: string): Contact | undefined =>
  contacts.find((contact) => contact.id === id)
