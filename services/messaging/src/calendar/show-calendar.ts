import { err, type messagingService, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { calendarForGuest } from './calendar-for-guest.ts'

type Messaging = Handlers<(typeof messagingService)['procedures']>

/** The calendar file of a confirmed stay. Only its guest may download it. */
export const showCalendar =
  ({
    booking,
    identity,
    listings,
    config,
  }: Pick<Deps, 'booking' | 'identity' | 'listings' | 'config'>): Messaging['stayCalendar'] =>
  async ({ id, language }, { actor, now }) => {
    const story = await booking.story({ id })
    if (!story.ok) return story
    const stay = story.value.booking
    if (actor.kind !== 'user' || actor.userId !== stay.guestId) return err('booking.notFound')
    if (stay.status !== 'confirmed') return err('booking.transitionRefused')
    const [contacts, titles] = await Promise.all([
      identity.contactsByIds({ ids: [stay.guestId] }),
      language === 'da' ? null : listings.englishTitles({ ids: [stay.listing.id] }),
    ])
    if (!contacts.ok) return contacts
    const [contact] = contacts.value.contacts
    const title = (titles?.ok ? titles.value.titles[stay.listing.id] : undefined) ?? stay.listing.title
    const file = calendarForGuest(
      { ...story.value, booking: { ...stay, listing: { ...stay.listing, title } } },
      { name: contact?.name ?? '', email: contact?.email ?? '', locale: language },
      { config, now, fetched: true },
    )
    return file ? ok({ content: file.content }) : err('booking.transitionRefused')
  }
