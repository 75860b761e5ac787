import { z } from 'zod'
import { BookingMode, CancellationPolicy } from '../listings/offer.ts'
import { PhotoDescriptor } from '../listings/photos.ts'
import { Quote } from '../pricing/quotes.ts'
import { CalendarDate, Instant } from '../values/calendar.ts'
import { Country } from '../values/countries.ts'
import { GuestCounts } from '../values/guests.ts'
import { BookingId, ListingId, UserId, Uuid } from '../values/ids.ts'
import { Ore } from '../values/money.ts'
import { MoneyBackReason, RefundState } from './events.ts'
import { BookingStatus } from './status.ts'

/** The guest's message with a request; at most 500 characters (docs/product/booking.md, Guests). */
export const GuestMessage = z.string().trim().max(500)

/** What a person may do with a booking now, as the server decides. */
export const BookingAction = z.enum(['pay', 'approve', 'decline', 'cancel', 'refund', 'review'])
export type BookingAction = z.infer<typeof BookingAction>

/**
 * Why a request or an unpaid booking was ended by the system: another guest's stay took its dates, or its host or guest was suspended.
 * The reader's client words it.
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
  /** The other person's full name; null until the stay was confirmed, and where the account is gone. */
  otherName: z.string().nullable(),
  /** When it was last confirmed; null if it never was. */
  confirmedAt: Instant.nullable(),
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  nights: z.int(),
  guests: GuestCounts,
  totalOre: Ore,
  /** The snapshot that the guest accepted. */
  quote: Quote,
  cancellationPolicy: CancellationPolicy,
  message: z.string().nullable(),
  /** The host's text. */
  declineReason: z.string().nullable(),
  declineCode: DeclineCode.nullable(),
  /** The host's reason for cancelling. */
  cancelReason: z.string().nullable(),
  /** The sum of all refunds, planned ones included. */
  refundedOre: Ore,
  /** All refunds, oldest first; `sentAt` is set once the provider accepted it or the bank paid it. */
  refunds: z.array(
    z.object({
      id: Uuid,
      amountOre: Ore,
      reason: MoneyBackReason,
      state: RefundState,
      note: z.string().nullable(),
      plannedAt: Instant,
      sentAt: Instant.nullable(),
    }),
  ),
  /** A payment is disputed: refunds wait until it is decided, and no new ones are made. */
  disputed: z.boolean(),
  /** The stay is confirmed, but its payment was charged back, so it is unpaid. Either side may still cancel it. */
  takenBackByBank: z.boolean(),
  /** The host is suspended, and the stay is confirmed and has not begun: its guest can cancel for a full refund. */
  hostUnavailable: z.boolean(),
  /** The end of the grace period, where it is longer than the policy's free period (docs/product/booking.md, Cancellation). */
  graceUntil: Instant.nullable(),
  /** What the host keeps of a paid stay; 0 for all others. */
  hostKeepsOre: Ore,
  approvalExpiresAt: Instant.nullable(),
  paymentDueAt: Instant.nullable(),
  createdAt: Instant,
  /** Incremented with every change of the booking. */
  revision: z.int(),
  actions: z.array(BookingAction),
})
export type BookingView = z.infer<typeof BookingView>

/** What the guest of a trip must do, and until when: pay it, or answer or pay an alteration. */
export const TripNeed = z.object({ what: z.enum(['pay', 'answerChange', 'payChange']), until: Instant })
export type TripNeed = z.infer<typeof TripNeed>

/** A booking in the list of its guest's trips. */
export const ListedTrip = BookingView.extend({
  needs: TripNeed.nullable(),
  /** It was cancelled, declined or expired: it is listed last and not counted. */
  ended: z.boolean(),
})
export type ListedTrip = z.infer<typeof ListedTrip>

/** Upcoming or past trips (docs/product/booking.md, Trips). */
export const TripTab = z.enum(['upcoming', 'past'])
export type TripTab = z.infer<typeof TripTab>
/** The tabs of a host's requests (docs/product/booking.md, Tabs of a host). */
export const RequestTab = z.enum(['pending', 'approved', 'declined', 'expired'])
export type RequestTab = z.infer<typeof RequestTab>

/** A booking reduced to its stay. */
export const BookedStay = BookingView.pick({
  guestId: true,
  hostId: true,
  status: true,
  checkIn: true,
  checkOut: true,
}).extend({ listing: z.object({ id: ListingId, title: z.string() }) })
export type BookedStay = z.infer<typeof BookedStay>

/** What a projection keeps of a booking. */
export const BookingState = BookingView.pick({
  guestId: true,
  hostId: true,
  status: true,
  checkIn: true,
  checkOut: true,
}).extend({
  bookingId: BookingId,
  listingId: ListingId,
  wasConfirmed: z.boolean(),
  imported: z.boolean(),
  revision: z.int(),
})
export type BookingState = z.infer<typeof BookingState>
