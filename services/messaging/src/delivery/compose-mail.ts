import {
  type BookingId,
  type BookingView,
  copenhagenDate,
  firstName,
  type identityService,
  type OutputOf,
  type TripStory,
  type UserId,
} from '@nordbo/contracts'
import { calendarForGuest } from '../calendar/calendar-for-guest.ts'
import type { StayCalendar } from '../calendar/stay-calendar.ts'
import type { Deps } from '../core/deps.ts'
import type { Letter } from '../letters/letter.ts'
import type { AlterationTerms } from '../letters/letter-kinds.ts'
import type { AlterationDetails, Letters } from '../letters/letter-types.ts'
import { languageOf, lettersFor } from '../letters/letters.ts'
import { render } from '../letters/render.ts'
import type { Mail } from '../smtp/mail.ts'
import type { Delivery } from './delivery-store.ts'
import type { MailJob, SentPayout } from './mail-job.ts'

type Contact = OutputOf<(typeof identityService)['procedures']['contactsByIds']>['contacts'][number]
type Asking = Pick<Deps, 'identity' | 'booking' | 'listings' | 'config' | 'kit'>

const contactsOf = async ({ identity }: Asking, ids: UserId[]): Promise<Map<string, Contact>> => {
  const answer = await identity.contactsByIds({ ids: [...new Set(ids)] })
  if (!answer.ok) throw new Error(`identity refused contacts: ${answer.error.code}`)
  return new Map(answer.value.contacts.map((contact) => [contact.id, contact]))
}

/** The story of a stay whose guest is written to: of one just confirmed or changed, or of one cancelled after that. */
const storyFor = async (
  asking: Asking,
  kind: MailJob['kind'],
  { id, guestId, status }: BookingView,
  recipientId: string,
): Promise<TripStory | undefined> => {
  const cancelled = status === 'cancelled_by_guest' || status === 'cancelled_by_host'
  if (recipientId !== guestId || !(kind === 'stayConfirmed' || kind === 'stayChanged' || cancelled)) return undefined
  const answer = await asking.booking.story({ id })
  if (!answer.ok) throw new Error(`booking refused a story: ${answer.error.code}`)
  return answer.value
}

const linkFor =
  ({ config }: Asking) =>
  (path: string): string =>
    new URL(path, config.PUBLIC_URL).href

/** Whose letter it is, and how to write it in a language. */
interface Prepared {
  recipient: Contact
  write: (letters: Letters) => Letter
  calendar?: StayCalendar | undefined
}

/** A booking; undefined when it is gone. */
const bookingOf = async ({ booking }: Asking, id: BookingId): Promise<BookingView | undefined> => {
  const answer = await booking.hostById({ id })
  if (!answer.ok && answer.error.code === 'booking.notFound') return undefined
  if (!answer.ok) throw new Error(`booking refused a booking: ${answer.error.code}`)
  return answer.value
}

/** A booking with its home named in its reader's language, where it has a name in it. */
const namedFor = async ({ listings }: Asking, { locale }: Contact, booking: BookingView): Promise<BookingView> => {
  if (languageOf(locale) !== 'en') return booking
  const { listing } = booking
  const answer = await listings.englishTitles({ ids: [listing.id] })
  const title = answer.ok ? answer.value.titles[listing.id] : undefined
  return title === undefined ? booking : { ...booking, listing: { ...listing, title } }
}

/** A change with what its events do not tell; undefined when it is gone. */
const toldChange = async (
  { booking }: Asking,
  id: string,
  change: AlterationTerms,
): Promise<AlterationDetails | undefined> => {
  const answer = await booking.alterationForLetters({ id })
  if (!answer.ok && answer.error.code === 'alteration.notFound') return undefined
  if (!answer.ok) throw new Error(`booking refused a change: ${answer.error.code}`)
  return { ...change, ...answer.value }
}

/** Prepares the letter about the payouts of a day; undefined when the host or every stay is gone. */
const preparePayouts = async (
  asking: Asking,
  recipientId: string,
  payouts: readonly SentPayout[],
): Promise<Prepared | undefined> => {
  const found = await Promise.all(
    payouts.map(async ({ bookingId, amountOre }) => ({ booking: await bookingOf(asking, bookingId), amountOre })),
  )
  const stays = found.flatMap(({ booking, amountOre }) => (booking ? [{ booking, amountOre }] : []))
  const [first] = stays
  if (!first) return undefined
  const contacts = await contactsOf(asking, [first.booking.hostId, ...stays.map(({ booking }) => booking.guestId)])
  const recipient = contacts.get(recipientId)
  if (!recipient) return undefined
  const shares = stays.map((stay) => ({ ...stay, guest: firstName(contacts.get(stay.booking.guestId)?.name) }))
  const words = { to: firstName(recipient.name), today: copenhagenDate(asking.kit.clock.now()), link: linkFor(asking) }
  return { recipient, write: (letters) => letters.payoutsSent(shares, words) }
}

/** Does a letter about a suspension still say what is so? */
const isStillTrue = (kind: MailJob['kind'], { status, hostUnavailable, declineCode }: BookingView): boolean => {
  if (kind === 'hostUnavailable') return hostUnavailable
  if (kind === 'hostBack') return status === 'confirmed' && !hostUnavailable
  return kind !== 'requestEnded' || declineCode === 'guestUnavailable'
}

/** Prepares a letter; undefined when what it is about is gone. */
const prepare = async (asking: Asking, { recipientId, factId, data: job }: Delivery): Promise<Prepared | undefined> => {
  const link = linkFor(asking)
  if ('userId' in job) {
    const recipient = (await contactsOf(asking, [job.userId])).get(recipientId)
    return recipient && { recipient, write: (letters) => letters[job.kind]({ to: firstName(recipient.name), link }) }
  }
  if (job.kind === 'savedSearchHome') {
    const news = await asking.listings.savedSearchNews({ id: job.savedSearchId, listingId: job.listingId })
    if (!news.ok && news.error.code === 'savedSearch.notFound') return undefined
    if (!news.ok) throw new Error(`listings refused a saved search: ${news.error.code}`)
    const recipient = (await contactsOf(asking, [news.value.userId])).get(recipientId)
    const words = { to: firstName(recipient?.name), today: copenhagenDate(asking.kit.clock.now()), link }
    return recipient && { recipient, write: (letters) => letters.savedSearchHome(news.value, words) }
  }
  if (job.kind === 'payoutsSent') return preparePayouts(asking, recipientId, job.payouts)
  const found = await bookingOf(asking, job.bookingId)
  if (!found || !isStillTrue(job.kind, found)) return undefined
  const contacts = await contactsOf(asking, [found.guestId, found.hostId])
  const recipient = contacts.get(recipientId)
  if (!recipient) return undefined
  const booking = await namedFor(asking, recipient, found)
  const story = await storyFor(asking, job.kind, booking, recipientId)
  const words = {
    to: firstName(recipient.name),
    arrival: job.kind === 'stayConfirmed' ? (story?.arrival ?? null) : null,
    guest: firstName(contacts.get(booking.guestId)?.name),
    host: firstName(contacts.get(booking.hostId)?.name),
    other: firstName(contacts.get(recipientId === booking.guestId ? booking.hostId : booking.guestId)?.name),
    today: copenhagenDate(asking.kit.clock.now()),
    refundId: 'refundId' in job ? job.refundId : undefined,
    link,
  }
  if ('change' in job) {
    const change = await toldChange(asking, factId, job.change)
    return change && { recipient, write: (letters) => letters[job.kind](booking, words, change) }
  }
  return {
    recipient,
    calendar: story && calendarForGuest(story, recipient, { config: asking.config, now: asking.kit.clock.now() }),
    write: (letters) =>
      'amountOre' in job ? letters[job.kind](booking, words, job.amountOre) : letters[job.kind](booking, words),
  }
}

/**
 * Writes a mail in its recipient's language; undefined when recipient or booking is gone. Names, addresses and titles are those of now:
 * events and deliveries carry none.
 */
export const composeMail = async (asking: Asking, delivery: Delivery): Promise<Mail | undefined> => {
  const prepared = await prepare(asking, delivery)
  if (!prepared) return undefined
  const { recipient, write, calendar } = prepared
  const letter = write(lettersFor(recipient.locale))
  return {
    to: { name: recipient.name, address: recipient.email },
    ...render(letter, languageOf(recipient.locale)),
    oneClickUrl: letter.unsubscribe?.oneClickUrl,
    calendar,
  }
}
