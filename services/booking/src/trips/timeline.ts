import type { TimelineEntry } from '@nordbo/contracts'
import type { BookingHistory } from '../receipt/booking-history-store.ts'

/** The order of entries with the same instant: the payment, the confirmation that it brought, the refund. */
const ranks: Partial<Record<TimelineEntry['kind'], number>> = { payment: 1, confirmed: 2, altered: 2, refund: 3 }
const rank = ({ kind }: TimelineEntry): number => ranks[kind] ?? 0

/** Everything that happened to a booking, oldest first. */
export const timelineOf = ({ steps, altered, payments, refunds, disputes }: BookingHistory): TimelineEntry[] =>
  [
    ...steps.map(({ status, at }) => ({ kind: status, at, amountOre: null, state: null })),
    ...altered.map((at) => ({ kind: 'altered' as const, at, amountOre: null, state: null })),
    ...payments.map(({ at, amountOre }) => ({ kind: 'payment' as const, at, amountOre, state: null })),
    ...disputes.map(({ at, amountOre }) => ({ kind: 'disputed' as const, at, amountOre, state: null })),
    ...disputes.flatMap(({ wonAt: at, amountOre }) =>
      at === null ? [] : [{ kind: 'disputeWon' as const, at, amountOre, state: null }],
    ),
    ...refunds.map(({ at, amountOre, state }) => ({ kind: 'refund' as const, at, amountOre, state })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at) || rank(one) - rank(other))
