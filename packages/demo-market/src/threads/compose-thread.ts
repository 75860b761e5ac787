import { copenhagenInstant, type InputOf, type messagingService } from '@nordbo/contracts'
import type { Home } from '../homes/build-homes.ts'

/** A conversation as messaging imports it. */
export type ImportedThread = InputOf<typeof messagingService.procedures.importThreads>['threads'][number]
type Side = ImportedThread['messages'][number]['from']

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

/** A conversation with the place up to which each side has read. */
export const composeThread = ({ home, guestId, lines, unread, archivedBy = [] }: ThreadSketch): ImportedThread => ({
  listingId: home.listing.id,
  guestId,
  messages: lines.map(([from, at, body]) => ({ from, body, sentAt: at.toISOString() })),
  readSeq: { guest: lines.length - (unread?.guest ?? 0), host: lines.length - (unread?.host ?? 0) },
  archivedBy,
})
