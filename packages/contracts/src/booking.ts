import { z } from 'zod'
import { alterationProcedures } from './alterations.ts'
import { calendarProcedures } from './booking-calendar.ts'
import { cancellationProcedures } from './booking-cancellation.ts'
import { ImportedHistory } from './booking-history.ts'
import { BookedStay, BookingView, GuestMessage, ListedTrip, RequestTab, TripTab } from './booking-views.ts'
import { cardProcedures } from './cards.ts'
import { damageProcedures } from './damage-reports.ts'
import { defineService, procedure } from './define.ts'
import { ProviderSeconds } from './provider-events.ts'
import { reservationProcedures } from './reservations.ts'
import { tripProcedures } from './trips.ts'
import {
  BookingId,
  BookingStatus,
  CalendarDate,
  GuestCounts,
  Instant,
  ListingId,
  Ore,
  page,
  UserId,
} from './vocabulary.ts'

/** A payment that the browser can finish. */
const Payable = z.object({ clientSecret: z.string(), paymentDueAt: Instant })

const Refused = ['booking.notFound', 'booking.transitionRefused', 'booking.deadlinePassed'] as const
const paged = { cursor: z.string().max(300).optional(), limit: z.int().min(1).max(100).default(20) }

export const bookingService = defineService('booking', {
  ...tripProcedures,
  ...reservationProcedures,
  ...damageProcedures,
  ...cardProcedures,
  /** People, listing, dates and state of a stay, for services that store reviews or messages about it. */
  stay: procedure({
    input: z.object({ id: BookingId }),
    output: BookedStay,
    errors: ['booking.notFound'],
    callers: ['listings'],
    actor: ['service'],
  }),
  /** The signed-in host's stays that can still be reviewed or reported for damage, newest first. */
  endedStays: procedure({
    input: z.object({}),
    output: z.object({ items: z.array(BookingView) }),
    actor: ['user'],
  }),
  /**
   * Books an instant listing, or sends a request to the host. `priceChanged` carries the new quote, `alreadyRequested` the `bookingId`
   * of the guest's open request, `tooFarAhead` the `lastCheckIn`.
   */
  create: procedure({
    input: z.object({
      listingId: ListingId,
      checkIn: CalendarDate,
      checkOut: CalendarDate,
      guests: GuestCounts,
      /** The guest's declaration to be 18 or older. Refused without it. */
      adultAttested: z.boolean().default(false),
      message: GuestMessage.optional(),
      /** The total that the person saw, øre; another one is refused with the new quote. */
      expectedTotalOre: Ore.optional(),
    }),
    output: z.object({
      id: BookingId,
      status: BookingStatus,
      totalOre: Ore,
      revision: z.int(),
      clientSecret: z.string().nullable(),
      approvalExpiresAt: Instant.nullable(),
      paymentDueAt: Instant.nullable(),
    }),
    errors: [
      'booking.datesInvalid',
      'booking.datesPast',
      'booking.tooFarAhead',
      'booking.datesTaken',
      'booking.tooManyGuests',
      'booking.petsNotAllowed',
      'booking.adultRequired',
      'booking.tooManyHolds',
      'booking.tooManyNightsHeld',
      'booking.holdCooldown',
      'booking.alreadyRequested',
      'booking.tooManyRequests',
      'booking.ownListing',
      'booking.priceChanged',
      'booking.experienceRequired',
      'booking.listingUnavailable',
      'listing.notFound',
      'payment.unavailable',
      'auth.suspended',
    ],
    actor: ['user'],
    idempotent: true,
    timeoutMs: 10_000,
  }),
  /** One booking, for its guest, its host and admins. The client secret is for the guest alone, while payable. */
  byId: procedure({
    input: z.object({ id: BookingId }),
    output: BookingView.extend({ clientSecret: z.string().nullable() }),
    errors: ['booking.notFound'],
    actor: ['user'],
  }),
  /**
   * The signed-in guest's upcoming or past trips: first those that need the guest, then upcoming ones by check-in or past ones newest
   * first, last those that ended without a stay, which the counts leave out.
   */
  trips: procedure({
    input: z.object({ tab: TripTab.default('upcoming'), ...paged }),
    output: page(ListedTrip).extend({ counts: z.object({ upcoming: z.int(), past: z.int() }) }),
    errors: ['cursor.invalid'],
    actor: ['user'],
  }),
  /** The signed-in host's requests by tab; pending ones by the earliest deadline. */
  requests: procedure({
    input: z.object({ tab: RequestTab.default('pending'), ...paged }),
    output: page(BookingView).extend({
      counts: z.object({ pending: z.int(), approved: z.int(), declined: z.int(), expired: z.int() }),
    }),
    errors: ['cursor.invalid'],
    actor: ['user'],
  }),
  /**
   * One booking as its host or an admin sees it, the guest's contact data masked until it is confirmed; strangers and its guest get
   * `notFound`. Messaging reads it for its mails, payouts for its dates.
   */
  hostById: procedure({
    input: z.object({ id: BookingId }),
    output: BookingView,
    errors: ['booking.notFound'],
    callers: ['bff', 'messaging', 'payouts'],
    actor: ['user', 'service'],
  }),
  /** The host approves: takes the dates and gives the guest 24 hours to pay. */
  approve: procedure({
    input: z.object({ id: BookingId }),
    output: BookingView,
    errors: [...Refused, 'booking.datesTaken', 'booking.personUnavailable', 'auth.suspended'],
    actor: ['user'],
    idempotent: true,
    timeoutMs: 10_000,
  }),
  /** The host declines. */
  decline: procedure({
    input: z.object({ id: BookingId, reason: z.string().trim().max(500).optional() }),
    output: BookingView,
    errors: [...Refused, 'auth.suspended'],
    actor: ['user'],
    idempotent: true,
  }),
  /** Starts the payment of an approved request and returns what the browser needs. */
  startPayment: procedure({
    input: z.object({ id: BookingId }),
    output: Payable,
    errors: [...Refused, 'booking.notPayable', 'booking.personUnavailable', 'payment.unavailable', 'auth.suspended'],
    actor: ['user'],
    idempotent: true,
    timeoutMs: 10_000,
  }),
  ...cancellationProcedures,
  ...alterationProcedures,
  ...calendarProcedures,
  /** Stores a verified provider event before it answers; the event is handled afterwards. */
  acceptProviderEvent: procedure({
    input: z.object({
      id: z.string().max(255),
      type: z.string().max(100),
      created: ProviderSeconds,
      objectId: z.string().max(255),
    }),
    output: z.object({ duplicate: z.boolean() }),
    timeoutMs: 5_000,
  }),
  /** Refunds that were returned and are still owed; those that wait for an administrator first. */
  owedRefunds: procedure({
    input: z.object({}),
    output: z.object({
      items: z.array(
        z.object({
          id: z.uuid(),
          bookingId: BookingId,
          guestId: UserId,
          amountOre: Ore,
          returns: z.int(),
          returnedAt: Instant,
          /** When it is sent again; null where an administrator must handle it. */
          nextTryAt: Instant.nullable(),
        }),
      ),
    }),
    actor: ['admin'],
  }),
  /** Compares open payments with the provider and repairs what no webhook reported. */
  reconcile: procedure({
    input: z.object({}),
    output: z.object({ checked: z.int(), repaired: z.int() }),
    callers: ['bff', 'payouts'],
    actor: ['admin', 'service'],
    timeoutMs: 60_000,
  }),
  /**
   * Sandbox only: imports past, present and coming stays through the same lifecycle at past instants, without payments; and host
   * blocks.
   */
  importHistory: procedure({
    input: ImportedHistory,
    output: z.object({ created: z.int() }),
    errors: ['sandbox.only'],
    actor: ['admin'],
    timeoutMs: 120_000,
  }),
})
