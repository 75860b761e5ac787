import type { BookingId, BookingView, identityService, ListingId, OutputOf, UserId } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import { createLoader, type Loader } from './loader.ts'

/** A person as letters are addressed to them. */
export type Contact = OutputOf<(typeof identityService)['procedures']['contactsByIds']>['contacts'][number]

/** Who gets a letter. */
export type Recipient = Omit<Contact, 'emailVerified'>

/** What letters are composed from, read once for all letters that are composed together. */
export interface MailReads {
  contacts: Loader<UserId, Contact>
  /** English titles of homes; undefined for those without. */
  titles: Loader<ListingId, string>
  /** Undefined if it no longer exists. */
  booking(id: BookingId): Promise<BookingView | undefined>
}

/** The most people and titles of one call, as their procedures accept them. */
const mostContacts = 100
const mostTitles = 500

/** Nothing is read yet. Throws errors of services that refuse what they never refuse. */
export const createMailReads = ({
  identity,
  listings,
  booking,
}: Pick<Deps, 'identity' | 'listings' | 'booking'>): MailReads => {
  const readBooking = async (id: BookingId): Promise<BookingView | undefined> => {
    const answer = await booking.hostById({ id })
    if (!answer.ok && answer.error.code === 'booking.notFound') return undefined
    if (!answer.ok) throw new Error(`booking refused a booking: ${answer.error.code}`)
    return answer.value
  }
  const bookings = new Map<BookingId, Promise<BookingView | undefined>>()
  return {
    contacts: createLoader(async (ids: UserId[]) => {
      const answer = await identity.contactsByIds({ ids })
      if (!answer.ok) throw new Error(`identity refused contacts: ${answer.error.code}`)
      return new Map(answer.value.contacts.map((contact) => [contact.id, contact]))
    }, mostContacts),
    titles: createLoader(async (ids: ListingId[]) => {
      const answer = await listings.englishTitles({ ids })
      return new Map(answer.ok ? Object.entries(answer.value.titles) : [])
    }, mostTitles),
    booking: (id) => {
      const known = bookings.get(id) ?? readBooking(id)
      bookings.set(id, known)
      return known
    },
  }
}
