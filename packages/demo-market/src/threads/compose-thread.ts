import { copenhagenInstant, type InputOf, type messagingService } from '@nordbo/contracts'
import type { Home } from '../homes/build-homes.ts'
import type { ImportedStay } from '../stays/compose-stay.ts'
import { storyOf } from './stay-story.ts'

/** A conversation as messaging imports it. */
export type ImportedThread = InputOf<typeof messagingService.procedures.importThreads>['threads'][number]
type Message = ImportedThread['messages'][number]
type Side = Extract<Message, { from: unknown }>['from']

/** One message: who writes, when, and what. */
export type Line = readonly [from: Side, at: Date, text: string]

/** A conversation before its details. */
export interface ThreadSketch {
  home: Home
  guestId: string
  lines: readonly Line[]
  /** How many of the last messages each side has not read; none by default. */
  unread?: Partial<Record<Side, number>>
  archivedBy?: Side[]
}

/** An instant of a day in Copenhagen; `time` is `HH:MM`. */
export const onDay = copenhagenInstant

/** Some minutes after an instant. */
export const later = (instant: string, minutes: number): Date => new Date(Date.parse(instant) + minutes * 60_000)

/** A conversation with what Nordbo told of its stays, in order of time, and the place up to which each side has read. */
export const composeThread = (
  { home, guestId, lines, unread, archivedBy = [] }: ThreadSketch,
  stays: readonly ImportedStay[],
): ImportedThread => {
  const listingId = home.listing.id
  const own = stays.filter((stay) => stay.listingId === listingId && stay.guestId === guestId)
  const written: Message[] = lines.map(([from, at, body]) => ({ from, body, sentAt: at.toISOString() }))
  const messages = [...own.flatMap((stay): Message[] => storyOf(stay, home)), ...written].sort((one, other) =>
    one.sentAt.localeCompare(other.sentAt),
  )
  const readBy = (side: Side): number => messages.length - (unread?.[side] ?? 0)
  return { listingId, guestId, messages, readSeq: { guest: readBy('guest'), host: readBy('host') }, archivedBy }
}
