import { z } from 'zod'
import { MoneyBackReason, RefundState } from './booking-events.ts'
import { PhotoDescriptor } from './photos.ts'
import { Quote } from './pricing.ts'
import {
  BookingId,
  BookingMode,
  BookingStatus,
  CalendarDate,
  CancellationPolicy,
  Country,
  GuestCounts,
  Instant,
  ListingId,
  Ore,
  UserId,
} from './vocabulary.ts'

/** Words that go with a request; at most 500 characters (docs/product/booking.md, Guests). */
export const GuestMessage = z.string().trim().max(500)

/** What a person may do with a booking now; the server alone decides. */
export const BookingAction = z.enum(['pay', 'approve', 'decline', 'cancel', 'refund', 'review'])
export type BookingAction = z.infer<typeof BookingAction>

/**
 * Why Nordbo ended a request or an unpaid booking: another guest's stay took its dates, or its host or guest was suspended. The
 * reader's side words it in their language.
 */
export const DeclineCode = z.enum(['overtaken', 'hostUnavailable', 'guestUnavailable'])
export type DeclineCode = z.infer<typeof DeclineCode>

/** A booking as one of its two people sees it. */
export const BookingView = z.object({
  id: BookingId,
  status: BookingStatus,
  mode: BookingMode,
  listing: z.object({
    id: ListingId,
    title: z.string(),
    city: z.string(),
    country: Country,
    photo: PhotoDescriptor.nullable(),
    checkInFrom: z.string(),
    checkOutBefore: z.string(),
  }),
  guestId: UserId,
  hostId: UserId,
  /** The full name of the other of both people; null until the stay was confirmed, and where their account is gone. */
  otherName: z.string().nullable(),
  /** When it was last confirmed; null where it never was. */
  confirmedAt: Instant.nullable(),
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  nights: z.int(),
  guests: GuestCounts,
  totalOre: Ore,
  /** The snapshot the guest accepted. */
  quote: Quote,
  cancellationPolicy: CancellationPolicy,
  message: z.string().nullable(),
  /** The host's words. */
  declineReason: z.string().nullable(),
  declineCode: DeclineCode.nullable(),
  /** Why the host cancelled, in the host's words. */
  cancelReason: z.string().nullable(),
  /** What goes or went back to the guest. */
  refundedOre: Ore,
  /** The same one by one, oldest first; `sentAt` once the payment provider took it, or a bank had given it. */
  refunds: z.array(
    z.object({
      id: z.uuid(),
      amountOre: Ore,
      reason: MoneyBackReason,
      state: RefundState,
      note: z.string().nullable(),
      plannedAt: Instant,
      sentAt: Instant.nullable(),
    }),
  ),
  /** A bank holds a payment of it until a dispute is decided: refunds wait, and nothing new is promised. */
  disputed: z.boolean(),
  /** The stay stands, and a bank gave back what was left of its payment: nobody has paid for it. Either side may still cancel it. */
  takenBackByBank: z.boolean(),
  /** The host is suspended, and the stay is confirmed and has not begun: its guest may cancel it for everything. */
  hostUnavailable: z.boolean(),
  /** How long everything comes back after the confirmation, where that is longer than by the policy (docs/product/booking.md, Cancellation). */
  graceUntil: Instant.nullable(),
  /** What the host keeps of a stay that was paid; 0 for all others. */
  hostKeepsOre: Ore,
  approvalExpiresAt: Instant.nullable(),
  paymentDueAt: Instant.nullable(),
  createdAt: Instant,
  /** Counts the booking's changes. */
  revision: z.int(),
  actions: z.array(BookingAction),
})
export type BookingView = z.infer<typeof BookingView>

/** What a trip waits for its guest to do, and until when: to pay it, or to answer or pay a change of the stay. */
export const TripNeed = z.object({ what: z.enum(['pay', 'answerChange', 'payChange']), until: Instant })
export type TripNeed = z.infer<typeof TripNeed>

/** A booking in the list of its guest's trips. */
export const ListedTrip = BookingView.extend({
  needs: TripNeed.nullable(),
  /** It was cancelled, declined or ran out: it stands last and is not counted. */
  ended: z.boolean(),
})
export type ListedTrip = z.infer<typeof ListedTrip>

/** Which half of a person's trips (docs/product/booking.md, Trips). */
export const TripTab = z.enum(['upcoming', 'past'])
export type TripTab = z.infer<typeof TripTab>
/** The tabs of a host's requests (docs/product/booking.md, Tabs of a host). */
export const RequestTab = z.enum(['pending', 'approved', 'declined', 'expired'])
export type RequestTab = z.infer<typeof RequestTab>

/** A booking as far as it is a stay of somebody somewhere. */
export const BookedStay = BookingView.pick({
  guestId: true,
  hostId: true,
  status: true,
  checkIn: true,
  checkOut: true,
}).extend({ listing: z.object({ id: ListingId, title: z.string() }) })
export type BookedStay = z.infer<typeof BookedStay>
