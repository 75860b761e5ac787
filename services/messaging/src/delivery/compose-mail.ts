import { type BookingView, copenhagenDate, firstName, maskContacts, type TripStory } from '@nordbo/contracts'
import { calendarForGuest } from '../calendar/calendar-for-guest.ts'
import type { Deps } from '../core/deps.ts'
import type { AlterationTerms } from '../letters/letter-kinds.ts'
import type { AlterationDetails } from '../letters/letter-types.ts'
import { lettersFor } from '../letters/letters.ts'
import type { Mail } from '../smtp/mail.ts'
import type { Delivery } from './delivery-store.ts'
import { prepareLastLetter } from './last-letter.ts'
import type { ExtraJob, MailJob, SentPayout } from './mail-job.ts'
import type { Contact, MailReads } from './mail-reads.ts'
import { nameInMail } from './name-in-mail.ts'
import { isAccountJob, prepareAccount } from './prepare-account.ts'
import { prepareMessages } from './prepare-messages.ts'
import { prepareNewsletter } from './prepare-newsletter.ts'
import { prepareSupport } from './prepare-support.ts'
import type { Prepared } from './prepared.ts'
import { isStillAwaited, isStillRelevant } from './still-relevant.ts'

type MailDeps = Pick<Deps, 'identity' | 'booking' | 'listings' | 'config' | 'kit' | 'db'> & { reads: MailReads }

/** The trip of a guest whose stay was confirmed, altered or cancelled; undefined for other mails. */
const readTripStory = async (
  deps: MailDeps,
  kind: MailJob['kind'],
  { id, guestId, status }: BookingView,
  recipientId: string,
): Promise<TripStory | undefined> => {
  const cancelled = status === 'cancelled_by_guest' || status === 'cancelled_by_host'
  if (recipientId !== guestId || !(kind === 'stayConfirmed' || kind === 'stayChanged' || cancelled)) return undefined
  const answer = await deps.booking.story({ id })
  if (!answer.ok) throw new Error(`booking refused a story: ${answer.error.code}`)
  return answer.value
}

const linksOf =
  ({ config }: MailDeps) =>
  (path: string): string =>
    new URL(path, config.PUBLIC_URL).href

/** A booking with its home's title in English for readers of every language but Danish, if it has one. */
const withTitleIn = async ({ reads }: MailDeps, { locale }: Contact, booking: BookingView): Promise<BookingView> => {
  const { listing } = booking
  const translated = locale === 'da' ? undefined : await reads.titles.load(listing.id)
  // A letter of the product carries no address or number that a host wrote into a title.
  return { ...booking, listing: { ...listing, title: maskContacts(translated ?? listing.title) } }
}

/** An alteration with what its event leaves out; undefined if it no longer exists. */
const readAlterationDetails = async (
  { booking }: MailDeps,
  id: string,
  { kind, change }: { kind: string; change: AlterationTerms },
): Promise<AlterationDetails | undefined> => {
  const answer = await booking.alterationForLetters({ id })
  if (!answer.ok && answer.error.code === 'alteration.notFound') return undefined
  if (!answer.ok) throw new Error(`booking refused a change: ${answer.error.code}`)
  const { status, expiresAt: _now, ...details } = answer.value
  return isStillAwaited(kind, status) ? { ...change, ...details } : undefined
}

/** Prepares the letter about a day's payouts; undefined if the host or all stays no longer exist. */
const preparePayouts = async (
  deps: MailDeps,
  recipientId: string,
  payouts: readonly SentPayout[],
): Promise<Prepared | undefined> => {
  const { reads } = deps
  const found = await Promise.all(
    payouts.map(async ({ bookingId, amountOre }) => ({ booking: await reads.booking(bookingId), amountOre })),
  )
  const stays = found.flatMap(({ booking, amountOre }) => (booking ? [{ booking, amountOre }] : []))
  const [first] = stays
  if (!first) return undefined
  const contacts = await reads.contacts.loadMany([first.booking.hostId, ...stays.map(({ booking }) => booking.guestId)])
  const recipient = contacts.get(recipientId)
  if (!recipient) return undefined
  const shares = stays.map((stay) => ({
    ...stay,
    guest: nameInMail(contacts.get(stay.booking.guestId), 'guest', {
      locale: recipient.locale,
      isConfirmed: stay.booking.confirmedAt !== null,
    }),
  }))
  const words = { to: firstName(recipient.name), today: copenhagenDate(deps.kit.clock.now()), link: linksOf(deps) }
  return { recipient, write: (letters) => letters.payoutsSent(shares, words) }
}

/** Prepares a letter about an extra. A hidden home is not named. */
const prepareExtra = async (deps: MailDeps, job: ExtraJob): Promise<Prepared | undefined> => {
  const { code, listingId, hostId, amountOre, nextTryAt } = job
  const recipient = (await deps.reads.contacts.loadMany([hostId])).get(hostId)
  const cards = await deps.listings.cardsByIds({ ids: [listingId] })
  if (!cards.ok) throw new Error(`listings refused a card: ${cards.error.code}`)
  const home = cards.value.cards[0]?.title ?? null
  const nextTry = nextTryAt === null ? null : copenhagenDate(new Date(nextTryAt))
  const words = { to: firstName(recipient?.name), today: copenhagenDate(deps.kit.clock.now()), link: linksOf(deps) }
  const extra = { code, listingId, home, amountOre, nextTry }
  return recipient && { recipient, write: (letters) => letters[job.kind](extra, words) }
}

/** Prepares a letter; undefined if its recipient or subject no longer exists. */
const prepare = async (deps: MailDeps, { recipientId, factId, data: job }: Delivery): Promise<Prepared | undefined> => {
  const link = linksOf(deps)
  const { contacts: people } = deps.reads
  if (isAccountJob(job)) return prepareAccount(deps, job, link)
  if ('userId' in job) {
    const recipient = (await people.loadMany([job.userId])).get(recipientId)
    return recipient && { recipient, write: (letters) => letters[job.kind]({ to: firstName(recipient.name), link }) }
  }
  if ('subscriberId' in job) return prepareNewsletter(deps, job, link)
  if ('ticketId' in job) return prepareSupport(deps, job, link)
  if ('threadId' in job) return prepareMessages(deps, job, recipientId, link)
  if ('erasureId' in job) return prepareLastLetter(deps, job.erasureId, link)
  if (job.kind === 'savedSearchHome') {
    const news = await deps.listings.savedSearchNews({ id: job.savedSearchId, listingId: job.listingId })
    if (!news.ok && news.error.code === 'savedSearch.notFound') return undefined
    if (!news.ok) throw new Error(`listings refused a saved search: ${news.error.code}`)
    const recipient = (await people.loadMany([news.value.userId])).get(recipientId)
    const words = { to: firstName(recipient?.name), today: copenhagenDate(deps.kit.clock.now()), link }
    // News are for those who want them (docs/product/people.md, Notifications).
    return recipient?.wantsNews
      ? { recipient, write: (letters) => letters.savedSearchHome(news.value, words) }
      : undefined
  }
  if ('code' in job) return prepareExtra(deps, job)
  if (job.kind === 'payoutsSent') return preparePayouts(deps, recipientId, job.payouts)
  const found = await deps.reads.booking(job.bookingId)
  if (!found || !isStillRelevant(job.kind, found)) return undefined
  const contacts = await people.loadMany([found.guestId, found.hostId])
  const recipient = contacts.get(recipientId)
  if (!recipient) return undefined
  const booking = await withTitleIn(deps, recipient, found)
  const story = await readTripStory(deps, job.kind, booking, recipientId)
  const isConfirmed = booking.confirmedAt !== null
  const nameOf = (side: 'guest' | 'host'): string =>
    nameInMail(contacts.get(booking[`${side}Id`]), side, { locale: recipient.locale, isConfirmed })
  const words = {
    to: firstName(recipient.name),
    arrival: job.kind === 'stayConfirmed' ? (story?.arrival ?? null) : null,
    guest: nameOf('guest'),
    host: nameOf('host'),
    other: nameOf(recipientId === booking.guestId ? 'host' : 'guest'),
    today: copenhagenDate(deps.kit.clock.now()),
    refundId: 'refundId' in job ? job.refundId : undefined,
    link,
  }
  if ('change' in job) {
    const change = await readAlterationDetails(deps, factId, job)
    return change && { recipient, write: (letters) => letters[job.kind](booking, words, change) }
  }
  return {
    recipient,
    calendar: story && calendarForGuest(story, recipient, { config: deps.config, now: deps.kit.clock.now() }),
    write: (letters) =>
      'amountOre' in job ? letters[job.kind](booking, words, job.amountOre) : letters[job.kind](booking, words),
  }
}

/**
 * Composes a mail in its recipient's language; undefined if its recipient or subject no longer exists. Names, addresses and titles are
 * read now, because events and deliveries contain none.
 */
export const composeMail = async (deps: MailDeps, delivery: Delivery): Promise<Mail | undefined> => {
  const prepared = await prepare(deps, delivery)
  if (!prepared) return undefined
  const { recipient, write, calendar, replyTo } = prepared
  const letter = write(lettersFor(recipient.locale))
  // The library is loaded with the first letter, so that the service starts without it.
  const { render } = await import('../letters/render.ts')
  return {
    to: { name: recipient.name, address: recipient.email },
    ...render(letter, recipient.locale),
    oneClickUrl: letter.unsubscribe?.oneClickUrl,
    calendar,
    replyTo,
  }
}
