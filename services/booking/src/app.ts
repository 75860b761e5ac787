import { bookingEvents, bookingService, identityService, listingsService, ok, pricingService } from '@nordbo/contracts'
import {
  answerByEvents,
  createAlarms,
  openKit,
  openPersonalData,
  type StartService,
  suspensionSubscriptions,
} from '@nordbo/service-kit'
import { alterationHandlers } from './alteration/alteration-handlers.ts'
import { showAvailability, showOwnHolds } from './calendar/show-availability.ts'
import { showCalendars } from './calendar/show-calendars.ts'
import { openCalendarReader } from './calendar-files/calendar-reader.ts'
import { readLocalAddresses } from './calendar-files/fetch/calendar-address.ts'
import { setCampaign, showCampaignSetting } from './campaign/campaign-setting.ts'
import { showCampaign } from './campaign/show-campaign.ts'
import { cancelAsHost, refundPart } from './cancellation/cancel-as-host.ts'
import { cancelStay, previewCancellation } from './cancellation/cancel-stay.ts'
import { cardHandlers } from './cards/card-handlers.ts'
import { onListingChanged, onListingChangedV1 } from './consumers/on-listing-changed.ts'
import { onReviewPublished } from './consumers/on-review-published.ts'
import { handleStanding } from './consumers/on-standing.ts'
import type { AlarmKind } from './core/alarms.ts'
import type { BookingConfig } from './core/config.ts'
import type { Deps } from './core/deps.ts'
import { damageHandlers } from './damage/damage-handlers.ts'
import { Prisma, PrismaClient } from './generated/prisma/client.ts'
import { importHistory } from './history/import-history.ts'
import { hostCalendarHandlers } from './host-calendar/host-calendar-handlers.ts'
import { hotReads } from './hot-reads.ts'
import { calendarExportHandlers } from './ical-export/export-handlers.ts'
import { calendarImportHandlers } from './ical-import/import-handlers.ts'
import { showOverview } from './overview/show-overview.ts'
import { createFirstNames } from './people/first-names.ts'
import { openWithPerson } from './personal-data/open-with-person.ts'
import { personalData } from './personal-data/personal-data.ts'
import { acceptProviderEvent } from './provider-events/accept-provider-event.ts'
import { reconcilePayments } from './provider-events/reconcile-payments.ts'
import { showReceipt } from './receipt/show-receipt.ts'
import { showOwedRefunds } from './refund/show-owed-refunds.ts'
import { approveRequest, declineRequest } from './requests/answer-request.ts'
import { listRequests } from './requests/list-requests.ts'
import { listEndedStays } from './reservations/list-ended-stays.ts'
import { listReservations } from './reservations/list-reservations.ts'
import { showReservation } from './reservations/show-reservation.ts'
import { createBooking } from './reserve/create-booking.ts'
import { startPayment } from './reserve/start-payment.ts'
import { setStayRules, showStayRules } from './stay-rules/change-stay-rules.ts'
import { createCardProvider } from './stripe/card-provider.ts'
import { createDisputeProvider } from './stripe/dispute-provider.ts'
import { createPaymentProvider } from './stripe/payment-provider.ts'
import { createStripe } from './stripe/stripe-client.ts'
import { createTimers } from './timers.ts'
import { listBookings } from './trips/list-bookings.ts'
import { listTrips } from './trips/list-trips.ts'
import { showBooking, showHostBooking } from './trips/show-booking.ts'
import { showStay } from './trips/show-stay.ts'
import { showTrip } from './trips/show-trip.ts'

/** Starts the booking service: bookings, their calendars and their money. */
export const start: StartService<BookingConfig> = async (config) => {
  const kit = await openKit({ service: 'booking', config })
  const db = kit.database((adapter) => new PrismaClient({ adapter }))
  const sql = kit.driverDatabase(Prisma.sql)
  const alarms = createAlarms<AlarmKind>(kit.clock)
  const stripe = createStripe({ secretKey: config.STRIPE_SECRET_KEY, apiUrl: config.STRIPE_API_URL })
  const identity = kit.client(identityService)
  const calendars = openCalendarReader(readLocalAddresses(config.CALENDAR_LOCAL_ADDRESSES), kit.log)
  kit.onStop(() => calendars.stop())
  const deps: Deps = {
    kit,
    db,
    sql,
    reads: sql.client,
    alarms,
    provider: createPaymentProvider(stripe, kit.outbound),
    cards: createCardProvider(stripe, kit.outbound),
    disputes: createDisputeProvider(stripe, kit.outbound),
    identity,
    firstNames: createFirstNames({ identity }),
    calendars,
    pricing: kit.client(pricingService),
    listings: kit.client(listingsService),
  }
  const rights = openPersonalData(kit, sql, personalData(deps), answerByEvents(kit, bookingEvents))
  await kit.consume({
    db: sql,
    on: [
      ...suspensionSubscriptions(handleStanding(deps)),
      ...rights.subscriptions,
      onListingChanged,
      onListingChangedV1,
      onReviewPublished,
    ],
  })
  const armed = await kit.timers(createTimers(deps, rights.timer))
  alarms.connect(armed)
  rights.connect(armed.personalData)
  await kit.serve(bookingService, {
    ...alterationHandlers(deps),
    ...damageHandlers(deps),
    ...cardHandlers(deps),
    ...hostCalendarHandlers(deps),
    ...calendarExportHandlers(deps),
    ...calendarImportHandlers(deps),
    openWithPerson: openWithPerson(deps),
    stay: showStay(deps),
    bookingSnapshot: listBookings(deps),
    endedStays: listEndedStays(deps),
    create: createBooking(deps),
    byId: showBooking(deps),
    story: showTrip(deps),
    receipt: showReceipt(deps),
    trips: listTrips(deps),
    requests: listRequests(deps),
    reservations: listReservations(deps),
    reservation: showReservation(deps),
    hostOverview: showOverview(deps),
    hostById: showHostBooking(deps),
    approve: approveRequest(deps),
    decline: declineRequest(deps),
    hasAnswered: async ({ procedure }, { repeats }) => ok({ answered: await repeats(db, procedure) }),
    startPayment: startPayment(deps),
    cancellationPreview: previewCancellation(deps),
    cancel: cancelStay(deps),
    cancelByHost: cancelAsHost(deps),
    refundPart: refundPart(deps),
    hostCampaign: showCampaign(deps),
    campaignSetting: showCampaignSetting(deps),
    setCampaign: setCampaign(deps),
    availability: showAvailability(deps),
    ownHolds: showOwnHolds(deps),
    stayRules: showStayRules(deps),
    setStayRules: setStayRules(deps),
    acceptProviderEvent: acceptProviderEvent(deps),
    reconcile: reconcilePayments(deps),
    owedRefunds: showOwedRefunds(deps),
    calendarSnapshot: showCalendars(deps),
    importHistory: importHistory(deps),
  })
  await kit.ready(hotReads(deps))
  return { stop: () => kit.stop(), pendingWork: () => kit.pendingWork() }
}
