import { type NotificationKind, type PushReader, UserId } from '@nordbo/contracts'
import { translate } from '@nordbo/texts/files'
import { notificationPath } from '../centre/notification-path.ts'
import type { Deps } from '../core/deps.ts'
import { createMailReads } from '../delivery/mail-reads.ts'
import type { Claimed } from './message-store.ts'
import type { PushText } from './push-server.ts'

type TextDeps = Pick<Deps, 'identity' | 'booking' | 'listings'>

/** What a message is about: its page, and the title of its home. */
const subjectOf = async (deps: TextDeps, kind: NotificationKind, message: Claimed) => {
  const { bookingId, listingId, threadId, asGuest, personId } = message
  if (threadId !== null) {
    const cards = await deps.listings.cardsByIds({ ids: listingId === null ? [] : [listingId] })
    if (!cards.ok) throw new Error(`listings refused a card: ${cards.error.code}`)
    const path = `${asGuest ? '/messages' : '/host/dashboard/messages'}/${threadId}`
    // A hidden home is not named.
    return { path, listingId, title: cards.value.cards[0]?.title ?? '' }
  }
  const booking = bookingId === null ? undefined : await createMailReads(deps).booking(bookingId)
  const side = booking?.guestId === UserId.parse(personId) ? 'guest' : 'host'
  const path = notificationPath({ kind, side, bookingId, listingId })
  return { path, listingId: booking?.listing.id ?? null, title: booking?.listing.title ?? '' }
}

/** Writes a message in its reader's language. It says what the list behind the bell says: what happened, and the home. */
export const writePush = async (
  deps: TextDeps,
  kind: NotificationKind,
  message: Claimed,
  { locale }: PushReader,
): Promise<PushText> => {
  const { path, listingId, title } = await subjectOf(deps, kind, message)
  const english = locale === 'da' || listingId === null ? undefined : await createMailReads(deps).titles.load(listingId)
  return {
    title: translate(locale, 'notifications')(`kind.${kind}`),
    body: english ?? title,
    path,
    tag: message.threadId ?? message.notificationId ?? message.id,
    lang: locale,
  }
}
