import { addDays, copenhagenInstant, historyPace, type InputOf, type messagingService } from '@nordbo/contracts'
import type { Home } from '../homes/build-homes.ts'
import type { ImportedStay } from '../stays/compose-stay.ts'

type Import = InputOf<typeof messagingService.procedures.importThreads>
/** A line of the product about a booking, as messaging imports it. */
export type Told = Extract<Import['threads'][number]['messages'][number], { event: unknown }>
type Moment = Told['event']['moment']

const minuteMs = 60_000
/** Minutes from a request to its payment. */
const requestPaid = historyPace.answered + historyPace.paymentStarted + historyPace.paid

/** What happened to a stay and when, as booking replays its history (services/booking, replay-history.ts). */
const momentsOf = (
  { bookedAt, checkIn, checkOut, outcome }: ImportedStay,
  { listing: { content } }: Home,
): [Moment, Date][] => {
  const later = (minutes: number): Date => new Date(Date.parse(bookedAt) + minutes * minuteMs)
  const requested: [Moment, Date] = ['requested', later(0)]
  if (outcome === 'pending_request') return [requested]
  if (outcome === 'declined') return [requested, ['declined', later(historyPace.answered)]]
  if (outcome === 'expired') {
    const deadline = later((content.requestAutoExpireHours ?? 24) * 60).getTime()
    const arrival = copenhagenInstant(checkIn, content.checkInFrom).getTime()
    return [requested, ['expired', new Date(Math.min(deadline, arrival))]]
  }
  const completed: [Moment, Date][] =
    outcome === 'completed' ? [['completed', copenhagenInstant(addDays(checkOut, 1))]] : []
  if (content.bookingMode === 'instant') return [['confirmed', later(historyPace.holdPaid)], ...completed]
  return [requested, ['approved', later(historyPace.answered)], ['confirmed', later(requestPaid)], ...completed]
}

/** The lines that a booking's events would have written into its conversation. */
export const storyOf = (stay: ImportedStay, home: Home): Told[] =>
  momentsOf(stay, home).map(([moment, at]) => ({
    event: { moment, bookingId: stay.id, checkIn: stay.checkIn, checkOut: stay.checkOut },
    sentAt: at.toISOString(),
  }))
