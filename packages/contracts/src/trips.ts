import { z } from 'zod'
import { RefundState } from './booking-events.ts'
import { BookingView } from './booking-views.ts'
import { procedure } from './define.ts'
import { Address, Point } from './listing-content.ts'
import { Receipt } from './receipt.ts'
import { BookingId, BookingStatus, Instant, Ore } from './vocabulary.ts'

/** One thing that happened to a booking: a state reached, a change of the stay, money that moved, or a dispute about it. */
export const TimelineEntry = z.object({
  kind: z.enum([...BookingStatus.options, 'altered', 'payment', 'refund', 'disputed', 'disputeWon']),
  at: Instant,
  /** Of money that moved, or that a dispute is about. */
  amountOre: Ore.nullable(),
  /** How far a refund is; null of everything else. */
  state: RefundState.nullable(),
})
export type TimelineEntry = z.infer<typeof TimelineEntry>

/** What the guest of a confirmed stay must know to get in; nobody else learns it (docs/product/booking.md, Arrival). */
export const Arrival = z.object({
  address: Address,
  location: Point,
  /** The host's words about keys, parking and the way: from 48 hours before check-in, never while cancelling gives everything back. */
  notes: z.string().nullable(),
  /** The same in English. */
  notesEnglish: z.string().nullable().default(null),
  /** From when on they are shown, as things stand; null when they are, when there are none, and when nobody can say. */
  notesFrom: Instant.nullable(),
  /** Null when the host's account is gone. */
  host: z.object({ name: z.string(), email: z.string() }).nullable(),
})
export type Arrival = z.infer<typeof Arrival>

/** One booking with its whole story, as its guest sees it. */
export const TripStory = z.object({
  booking: BookingView,
  /** Oldest first. */
  timeline: z.array(TimelineEntry),
  /** Null unless the stay is confirmed. */
  arrival: Arrival.nullable(),
  /** Null until something was paid. */
  receipt: Receipt.nullable(),
})
export type TripStory = z.infer<typeof TripStory>

/** What booking answers about one trip and its money. */
export const tripProcedures = {
  /** One booking with its story, for its guest and admins, and for messaging, which writes to the guest. */
  story: procedure({
    input: z.object({ id: BookingId }),
    output: TripStory,
    errors: ['booking.notFound'],
    callers: ['bff', 'messaging'],
    actor: ['user', 'service'],
    timeoutMs: 5_000,
  }),
  /** The receipt of a booking: the guest's and admins' show what was charged, the host's what the host earns. */
  receipt: procedure({
    input: z.object({ id: BookingId }),
    output: Receipt,
    errors: ['booking.notFound', 'receipt.notIssued'],
    actor: ['user'],
    timeoutMs: 5_000,
  }),
}
