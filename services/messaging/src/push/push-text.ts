import { type NotificationKind, type PushReader, UserId } from '@nordbo/contracts'
import { translate } from '@nordbo/texts/files'
import { notificationPath } from '../centre/notification-path.ts'
import type { Deps } from '../core/deps.ts'
import { createMailReads } from '../delivery/mail-reads.ts'
import { isStillAwaited, isStillRelevant, remindsOfAlteration } from '../delivery/still-relevant.ts'
import type { Claimed } from './message-store.ts'
import type { PushText } from './push-server.ts'

type TextDeps = Pick<Deps, 'identity' | 'booking' | 'listings'>

/** The field of a booking with the deadline that a kind reminds of. */
const deadlines: Partial<Record<NotificationKind, 'approvalExpiresAt' | 'paymentDueAt'>> = {
  answerReminder: 'approvalExpiresAt',
  paymentReminder: 'paymentDueAt',
}

/** A message that is written. */
interface WrittenPush {
  text: PushText
  /** The deadline that it reminds of; null for other messages. */
  until: Date | null
}

/** The deadline of an alteration that a message reminds of; undefined if it awaits that no more. */
const alterationDeadline = async (
  { booking }: TextDeps,
  kind: NotificationKind,
  id: string,
): Promise<string | undefined> => {
  const found = await booking.alterationForLetters({ id })
  if (!found.ok && found.error.code === 'alteration.notFound') return undefined
  if (!found.ok) throw new Error(`booking refused an alteration: ${found.error.code}`)
  return isStillAwaited(kind, found.value.status) ? (found.value.expiresAt ?? undefined) : undefined
}

/** What a message is about: its page, the title of its home, and the deadline that it reminds of. Undefined if it is no longer true. */
const subjectOf = async (deps: TextDeps, kind: NotificationKind, message: Claimed) => {
  const { bookingId, listingId, threadId, asGuest, personId } = message
  if (threadId !== null) {
    const cards = await deps.listings.cardsByIds({ ids: listingId === null ? [] : [listingId] })
    if (!cards.ok) throw new Error(`listings refused a card: ${cards.error.code}`)
    const path = `${asGuest ? '/messages' : '/host/dashboard/messages'}/${threadId}`
    // A hidden home is not named.
    return { path, listingId, title: cards.value.cards[0]?.title ?? '', until: null }
  }
  const booking = bookingId === null ? undefined : await createMailReads(deps).booking(bookingId)
  if (booking && !isStillRelevant(kind, booking)) return undefined
  const side = booking?.guestId === UserId.parse(personId) ? 'guest' : 'host'
  const path = notificationPath({ kind, side, bookingId, listingId })
  const field = deadlines[kind]
  const ofAlteration = remindsOfAlteration(kind) ? await alterationDeadline(deps, kind, message.factId) : null
  if (ofAlteration === undefined) return undefined
  const deadline = ofAlteration ?? (field && booking?.[field]) ?? null
  const until = deadline === null ? null : new Date(deadline)
  return { path, listingId: booking?.listing.id ?? null, title: booking?.listing.title ?? '', until }
}

/**
 * Writes a message in its reader's language. It says what the list behind the bell says: what happened, and the home. Undefined if what it is
 * about has passed meanwhile.
 */
export const writePush = async (
  deps: TextDeps,
  kind: NotificationKind,
  message: Claimed,
  { locale }: PushReader,
): Promise<WrittenPush | undefined> => {
  const subject = await subjectOf(deps, kind, message)
  if (!subject) return undefined
  const { path, listingId, title, until } = subject
  const english = locale === 'da' || listingId === null ? undefined : await createMailReads(deps).titles.load(listingId)
  const text = {
    title: translate(locale, 'notifications')(`kind.${kind}`),
    body: english ?? title,
    path,
    tag: message.threadId ?? message.notificationId ?? message.id,
    lang: locale,
  }
  return { text, until }
}
