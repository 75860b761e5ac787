import { bookingService, identityService, listingsService, pricingService } from '@nordbo/contracts'
import { createAlarms, onStanding, openKit, type StartService } from '@nordbo/service-kit'
import type { AlarmKind } from './alarms.ts'
import { alterationHandlers } from './alteration/alteration-handlers.ts'
import { approveRequest, declineRequest } from './booking/answer-request.ts'
import { listEndedStays } from './booking/list-ended-stays.ts'
import { listRequests } from './booking/list-requests.ts'
import { listTrips } from './booking/list-trips.ts'
import { makeBooking } from './booking/make-booking.ts'
import { showBooking, showHostBooking } from './booking/show-booking.ts'
import { showStay } from './booking/show-stay.ts'
import { startPayment } from './booking/start-payment.ts'
import { setBlocks } from './calendar/set-blocks.ts'
import { showAvailability, showOwnHolds } from './calendar/show-availability.ts'
import { showCalendars } from './calendar/show-calendars.ts'
import { setCampaign, showCampaignSetting } from './campaign/campaign-setting.ts'
import { showCampaign } from './campaign/show-campaign.ts'
import { cancelAsHost, refundPart } from './cancellation/cancel-as-host.ts'
import { cancelStay, previewCancellation } from './cancellation/cancel-stay.ts'
import { cardHandlers } from './cards/card-handlers.ts'
import { openCardProvider } from './cards/card-provider.ts'
import type { BookingConfig } from './config.ts'
import { onListingChanged, onListingChangedBefore } from './consumers/on-listing-changed.ts'
import { onReviewPublished } from './consumers/on-review-published.ts'
import { followPerson } from './consumers/on-standing.ts'
import { damageHandlers } from './damage/damage-handlers.ts'
import { readerOf } from './database.ts'
import type { Deps } from './deps.ts'
import { openDisputeProvider } from './dispute/dispute-provider.ts'
import { PrismaClient } from './generated/prisma/client.ts'
import { importHistory } from './history/import-history.ts'
import { acceptProviderEvent } from './payment/accept-provider-event.ts'
import { connectStripe, openProvider } from './payment/provider.ts'
import { reconcilePayments } from './payment/reconcile-payments.ts'
import { showOwedRefunds } from './payment/show-owed.ts'
import { showReceipt, tellTrip } from './receipt/tell-trip.ts'
import { listReservations } from './reservations/list-reservations.ts'
import { showReservation } from './reservations/show-reservation.ts'
import { timersOf } from './timers.ts'

/** Booking: who stays where and when, and has it been paid. */
export const start: StartService<BookingConfig> = async (config) => {
  const kit = await openKit({ service: 'booking', config })
  const db = kit.database((adapter) => new PrismaClient({ adapter }))
  const alarms = createAlarms<AlarmKind>(kit.clock)
  const stripe = connectStripe({ secretKey: config.STRIPE_SECRET_KEY, apiUrl: config.STRIPE_API_URL })
  const deps: Deps = {
    kit,
    db,
    reads: readerOf(db),
    alarms,
    provider: openProvider(stripe, kit.outbound),
    cards: openCardProvider(stripe, kit.outbound),
    disputes: openDisputeProvider(stripe, kit.outbound),
    identity: kit.client(identityService),
    pricing: kit.client(pricingService),
    listings: kit.client(listingsService),
  }
  await kit.consume({
    db,
    on: [...onStanding(followPerson(deps)), onListingChanged, onListingChangedBefore, onReviewPublished],
  })
  alarms.connect(await kit.timers(timersOf(deps)))
  await kit.serve(bookingService, {
    ...alterationHandlers(deps),
    ...damageHandlers(deps),
    ...cardHandlers(deps),
    stay: showStay(deps),
    endedStays: listEndedStays(deps),
    create: makeBooking(deps),
    byId: showBooking(deps),
    story: tellTrip(deps),
    receipt: showReceipt(deps),
    trips: listTrips(deps),
    requests: listRequests(deps),
    reservations: listReservations(deps),
    reservation: showReservation(deps),
    hostById: showHostBooking(deps),
    approve: approveRequest(deps),
    decline: declineRequest(deps),
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
    setBlocks: setBlocks(deps),
    acceptProviderEvent: acceptProviderEvent(deps),
    reconcile: reconcilePayments(deps),
    owedRefunds: showOwedRefunds(deps),
    calendarSnapshot: showCalendars(deps),
    importHistory: importHistory(deps),
  })
  await kit.ready()
  return { stop: () => kit.stop(), idle: () => kit.idle() }
}
