import { z } from 'zod'
import { openWithPerson } from '../data-rights/erasure.ts'
import { page, pageQuery } from '../rpc/page.ts'
import { defineService, procedure } from '../rpc/procedure.ts'
import { stayRuleErrors } from '../stay-rules/stay-rules.ts'
import { CalendarDate, Instant } from '../values/calendar.ts'
import { GuestCounts } from '../values/guests.ts'
import { BookingId, ListingId } from '../values/ids.ts'
import { Ore } from '../values/money.ts'
import { alterationProcedures } from './alteration-procedures.ts'
import { calendarProcedures } from './calendar.ts'
import { calendarExportProcedures } from './calendar-export.ts'
import { calendarImportProcedures } from './calendar-import.ts'
import { cancellationProcedures } from './cancellation.ts'
import { cardProcedures } from './cards.ts'
import { damageProcedures } from './damage-reports.ts'
import { hostCalendarProcedures } from './host-calendar.ts'
import { hostOverviewProcedures } from './host-overview.ts'
import { importedHistoryProcedures } from './imported-history.ts'
import { paymentProcedures } from './payments.ts'
import { requestProcedures } from './requests.ts'
import { reservationProcedures } from './reservations.ts'
import { BookingStatus } from './status.ts'
import { stayRuleProcedures } from './stay-rule-procedures.ts'
import { tripProcedures } from './trips.ts'
import { BookedStay, BookingState, BookingView, GuestMessage, ListedTrip, TripTab } from './views.ts'

export const bookingService = defineService('booking', {
  /** What the service has open with a person who would like to delete their account. */
  openWithPerson,
  ...tripProcedures,
  ...reservationProcedures,
  ...hostOverviewProcedures,
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
  /** People, home, dates and state of every booking, page by page by id, and whether it was ever confirmed; for projections. */
  bookingSnapshot: procedure({
    input: z.object({ after: BookingId.nullable() }),
    output: z.object({ bookings: z.array(BookingState), next: BookingId.nullable() }),
    callers: ['messaging'],
    actor: ['service'],
    timeoutMs: 10_000,
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
      ...stayRuleErrors,
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
  /** One booking, for its guest, its host and admins. Only the guest gets the client secret, and only while it is payable. */
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
    input: z.object({ tab: TripTab.default('upcoming'), ...pageQuery({ maxLimit: 100, defaultLimit: 20 }) }),
    output: page(ListedTrip).extend({ counts: z.object({ upcoming: z.int(), past: z.int() }) }),
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
  ...cancellationProcedures,
  ...alterationProcedures,
  ...calendarProcedures,
  ...hostCalendarProcedures,
  ...calendarExportProcedures,
  ...calendarImportProcedures,
  ...stayRuleProcedures,
  ...requestProcedures,
  ...paymentProcedures,
  ...importedHistoryProcedures,
})
