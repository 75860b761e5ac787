import { z } from 'zod'
import { Address, Point } from '../listings/place.ts'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { BookingId } from '../values/ids.ts'
import { Ore } from '../values/money.ts'
import { RefundState } from './events.ts'
import { Receipt } from './receipt.ts'
import { BookingStatus } from './status.ts'
import { BookingView } from './views.ts'

/** One entry in a booking's history: a state, an alteration, a payment, a refund or a dispute. */
export const TimelineEntry = z.object({
  kind: z.enum([...BookingStatus.options, 'altered', 'payment', 'refund', 'disputed', 'disputeWon']),
  at: Instant,
  /** The amount of a payment, refund or dispute. */
  amountOre: Ore.nullable(),
  /** The state of a refund; null for all other entries. */
  state: RefundState.nullable(),
})
export type TimelineEntry = z.infer<typeof TimelineEntry>

/** What the guest of a confirmed stay needs for the arrival; shown to no one else (docs/product/booking.md, Arrival). */
export const Arrival = z.object({
  address: Address,
  location: Point,
  /** The host's arrival notes: from 48 hours before check-in, and never while cancelling refunds everything. */
  notes: z.string().nullable(),
  /** The same in English. */
  notesEnglish: z.string().nullable().default(null),
  /** When they will be shown; null when they are shown, when there are none, and when that is unknown. */
  notesFrom: Instant.nullable(),
  /** Null when the host's account is gone. */
  host: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }).nullable(),
})
export type Arrival = z.infer<typeof Arrival>

/** One booking with its history, as its guest sees it. */
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

/** Procedures about one trip and its money. */
export const tripProcedures = {
  /** One booking with its history, for its guest and admins, and for messaging, which writes to the guest. */
  story: procedure({
    input: z.object({ id: BookingId }),
    output: TripStory,
    errors: ['booking.notFound'],
    callers: ['bff', 'messaging'],
    actor: ['user', 'service'],
    timeoutMs: 5_000,
  }),
  /** The receipt of a booking: charges for the guest and admins, earnings for the host. */
  receipt: procedure({
    input: z.object({ id: BookingId }),
    output: Receipt,
    errors: ['booking.notFound', 'receipt.notIssued'],
    actor: ['user'],
    timeoutMs: 5_000,
  }),
}
